"""Words of the table of Maharaja: what happens and what is chosen is told, and everything says what it is for."""

import pytest

from game.ai.advice import Advice, Later
from game.ai.reasons import Reason
from game.boxes.maharaja.rules import RULES, actions
from game.boxes.maharaja.rules import events as news
from game.boxes.maharaja.rules.components import ARTISAN, CITIES, VILLAGES, YOGI
from game.boxes.maharaja.rules.moves import Bid, BuildHouse, BuildPalace, Pass, Plan, TakeGold, Travel, UseChit
from game.boxes.maharaja.table import items
from game.boxes.maharaja.table.standings import last_round, round_of
from game.core.rules import Beat, Key, Seat
from game.locale.words import Term
from game.paint import lettering
from game.paint.box import Box
from game.tabletop.explaining import Decision, move_in_words
from game.tabletop.items import Item, Selection
from tests.boxes.looking import AREA, NAMES, draw, ui, words
from tests.boxes.maharaja.positions import (
    ADVANCED,
    AGRA,
    AHMADABAD,
    ALL,
    DELHI,
    END,
    FOUR,
    KHAJURAHO,
    LAHORE,
    VARANASI,
    after,
    named,
    opening,
    place,
    planning,
    play,
    table,
    turn,
    village,
)
from tests.boxes.saying import faults
from tests.boxes.tables import decisions, made, picked
from tests.breadth import wide
from tests.languages import shipped_languages

EVERY_LANGUAGE = pytest.mark.parametrize("language", shipped_languages())


@EVERY_LANGUAGE
def test_the_log_of_a_small_window_has_room_for_long_sentences(language: str) -> None:
    state, shown, on = turn(seats=5), table(5, language), ui((1024, 600), language)
    canvas = on.begin(shown.minimum)
    first, second = Seat(2), Seat(0)
    told = (
        news.CharacterTaken(first, ARTISAN, second, YOGI),
        news.GovernorLowered(first, AHMADABAD, 9, (KHAJURAHO, VARANASI)),
        news.Travelled(first, AGRA, (), KHAJURAHO, ((second, 3), (Seat(3), 1)), by_bank=True),
        news.PalaceBuilt(first, KHAJURAHO, 0, 12, is_final=True),
        news.HouseFounded(first, 20),
        news.TurnEnded(first, 2),
    )
    beat = Beat(1, first, told, RULES.view(state, None))
    box = shown.panels(beat.view, Box(0, 88, canvas.w, canvas.h - 88)).log
    for line in shown.narrate(beat):
        assert lettering.paragraph_height(canvas, line.text, box.w - 72, 18, "semi") <= box.h - 4, line.text


@EVERY_LANGUAGE
def test_what_ending_the_turn_would_give_the_others_is_said_in_words_in_a_small_window(language: str) -> None:
    for seats in (2, 5):
        state, shown, on = turn("palace_house", "move", seats=seats), table(seats, language), ui((1024, 600), language)
        marks = draw(shown, RULES.view(state, Seat(0)), Selection(actor=Seat(0), viewer=Seat(0)), on)
        told = words(language)("maharaja.turn.forgo", count=3, gold=Term("maharaja.gold", 2))
        assert told in " ".join(mark.text for mark in marks)


@EVERY_LANGUAGE
def test_whoever_wins_an_auction_for_nothing_is_said_to_pay_nothing(language: str) -> None:
    state, told = play(opening(3, auction=True), Bid(0), Pass(), Pass())
    lines = [line.text for line in table(3, language).narrate(Beat(1, None, tuple(told), RULES.view(state, None)))]
    assert "Emma" in lines[-1] and "0" not in lines[-1] and not faults(lines[-1]), lines


def test_what_a_character_does_is_read_when_it_is_pointed_at() -> None:
    state, shown = opening(3), table(3)
    view, moves = RULES.view(state, Seat(0)), tuple(RULES.legal(state, Seat(0)))
    pointed = shown.preview(view, Selection(actor=Seat(0), viewer=Seat(0), moves=moves, hover=named("character:sadhu")))
    assert pointed.lines[0] == (words()("maharaja.ability.sadhu"), "good")
    assert not pointed.label, "nothing is chosen"


def test_a_bid_says_how_much_gold_is_left_when_it_wins() -> None:
    view = RULES.view(opening(3, auction=True), Seat(0))
    bid = table(3).preview(view, Selection(actor=Seat(0), viewer=Seat(0), move=Bid(4)))
    assert bid.lines == ((words()("maharaja.preview.bid_rest", gold=Term("maharaja.gold", 11)), "plain"),)


def test_what_is_left_of_a_chit_is_said_to_lapse() -> None:
    """The others get nothing for it (8)."""
    state = turn("gold", "gold", seats=3, yogi=True)
    state.public.chits = (1, 0, 0)
    state = after(state, TakeGold(), TakeGold(), UseChit(actions.HOUSE))
    marks = draw(table(3), RULES.view(state, Seat(0)), Selection(actor=Seat(0), viewer=Seat(0)), ui((1920, 1080)))
    told = " ".join(mark.text for mark in marks)
    assert words()("maharaja.turn.complete_chit") in told
    state = after(state, BuildHouse(0, free=False))
    marks = draw(table(3), RULES.view(state, Seat(0)), Selection(actor=Seat(0), viewer=Seat(0)), ui((1920, 1080)))
    assert words()("maharaja.turn.complete") in " ".join(mark.text for mark in marks)


def test_people_and_pieces_that_are_not_asked_for_say_what_they_are_and_not_why_they_are_shut() -> None:
    shown, state = table(4), turn("gold", "gold", houses={"kasur": [1]})
    view, selection = RULES.view(state, Seat(0)), Selection(actor=Seat(0), viewer=Seat(0))
    texts = ("character:trader", "seat:1", "house:kasur:1", "governor:delhi", "architect:1", "maharaja")
    for item in map(named, texts):
        assert not shown.illegal_reason(view, selection, item), item
        assert shown.describe(view, item), item
    for item in map(named, ("village:kasur", "city:lahore")):
        assert shown.illegal_reason(view, selection, item)
    several = RULES.view(turn("character", "gold", several=True), Seat(0))
    assert shown.illegal_reason(several, selection, named("seat:1")) == words()("maharaja.refuse.bank_first")


def test_a_scoring_tells_what_decides_before_who_is_paid_and_passes_over_what_brings_nobody_anything() -> None:
    state = turn(seats=2)
    high, low = news.Score(architect=1, houses=0, outer=0, centre=3, home=0), news.Score(1, 0, 0, 0, 0)

    def told(other: news.Score, *ranking: int) -> list[list[str]]:
        paid = (10, 5 if 1 in ranking else 0)
        event = news.CityScored(AGRA, (high, other), tuple(map(Seat, ranking)), paid, 0)
        (walk,) = table(2).scoring_sequences(Beat(1, None, (event,), RULES.view(state, None)))
        return [list(walk.told(step)) for step in range(walk.steps)]

    first, second, last = told(low, 0, 1)
    assert first == ["The architect in the city: 1 point", "Emma: 1; Krzysztof: 1"]
    assert second == ["The centre palace: 3 points", "Emma: 3"]
    assert last[:4] == [
        *("Emma: 4 points; Krzysztof: 1 point", "Most points first; in a tie the lower character number."),
        *("Payouts in gold: 10 – 5", "Emma: 10 gold; Krzysztof: 5 gold"),
    ]
    alone = told(news.Score(0, 0, 0, 0, 0), 0)[-1]
    assert alone[:3] == ["Emma: 4 points", "Payouts in gold: 10 – 5", "Emma: 10 gold"], "nobody to come before"


def test_the_last_step_of_a_scoring_lists_everybody_by_place() -> None:
    low, high, none = news.Score(1, 0, 0, 0, 0), news.Score(1, 0, 0, 3, 0), news.Score(0, 0, 0, 0, 0)
    event = news.CityScored(AGRA, (low, none, high), (Seat(2), Seat(0)), (7, 0, 11), 0)
    (walk,) = table(3).scoring_sequences(Beat(1, None, (event,), RULES.view(turn(seats=3), None)))
    listed = []
    for step in (0, walk.steps - 1):
        on = ui((1280, 720))
        canvas = on.begin(table(3).minimum)
        canvas.audit = []
        walk.draw(on, Box(0, 0, canvas.w, canvas.h), step, 1.0)
        listed.append(
            [mark.text for mark in sorted(canvas.audit, key=lambda mark: mark.rect.centery) if mark.text in NAMES]
        )
    assert listed == [["Emma", "Krzysztof", "Łucja"], ["Łucja", "Emma", "Krzysztof"]]


# ---------------------------------------------------------------------- what it is and is for
@pytest.mark.parametrize("language", wide(["hu"], shipped_languages()))
def test_no_refusal_says_only_that_it_is_not_the_moment(language: str) -> None:
    """In random games with and without variants, in some of everything a turn can ask for."""
    empty = {words(language)(f"maharaja.refuse.{key}") for key in ("not_now", "no_part")}
    for setting in (FOUR, ALL, ADVANCED):
        shown = made(setting, language)
        for moment in decisions(setting, 6):
            view, selection = RULES.view(moment.state, moment.seat), picked(setting, moment.state, moment.seat)
            told = {shown.illegal_reason(view, selection, item) for item in shown.layout(view, AREA, selection)}
            assert not told & empty


def test_what_waits_is_told_what_comes_first() -> None:
    shown = table(4)
    for state, told in ((planning(), "set the disc"), (opening(), "choose a character")):
        view = RULES.view(state, state.public.acting)
        assert told in shown.illegal_reason(view, Selection(), items.village(0))
    view = RULES.view(turn("gold", "quarry", houses={"lahore": [0]}), Seat(0))
    assert "No house is left" in shown.illegal_reason(view, Selection(), items.village(0))


def test_figures_come_from_the_position() -> None:
    houses = {"kasur": [1, 2], "sirhind": [1, 1], "alwar": [0, 2], "lahore": [1, 1]}
    state = turn("house", "palace", houses=houses, held=(6, 2, 3, 4))
    shown, view = table(4), RULES.view(state, Seat(0))

    def told(item: Item) -> str:
        return shown.explain(view, item, Selection())

    assert "pay 2 gold" in told(items.village(place("kasur"))) and "No more" in told(items.village(place("kasur")))
    assert "Free to pass for Emma" in told(items.village(place("alwar")))
    assert "costs 2 gold" in told(items.city(LAHORE)) and "end of this round" in told(items.city(LAHORE))
    assert "round 2" in told(items.city(DELHI)) and "no house in" in told(items.city(DELHI))
    assert "costs 9 gold" in told(items.site(AGRA, 0)) and "3 points" in told(items.site(AGRA, 0))
    assert "2 points for Krzysztof" in told(items.house(place("lahore"), Seat(1)))
    assert "2 parts" in told(items.DONE)


def test_when_a_city_is_scored_follows_the_track() -> None:
    """Section 4: the lowest governor is next; section 7: round 10 is the last one, or a governor on box 10."""
    state = planning()
    assert round_of(state.public, LAHORE) == 1 and round_of(state.public, DELHI) == 2
    assert round_of(state.public, KHAJURAHO) == 7 and last_round(state.public) == 10
    state.public.round = 5
    assert round_of(state.public, KHAJURAHO) is None
    state.public.is_last = True
    assert last_round(state.public) == 5 and round_of(state.public, DELHI) is None
    assert len(VILLAGES) == 30 and len(CITIES) == 7


def test_the_end_of_a_turn_is_read_after_what_is_undone_but_before_free_roads() -> None:
    """N leads along what is read: first nobody gives gold away unheard, then nobody travels to and fro for ever."""
    state = turn("gold", "gold")
    names = [passage.name for passage in table().passages(RULES.view(state, Seat(0)))]
    assert names[-1] == "end"
    done = [passage.name for passage in table().passages(RULES.view(after(state, TakeGold(), TakeGold()), Seat(0)))]
    assert done.index("end") == names.index("market")
    assert sorted(done) == sorted(names)


def test_of_what_a_plan_goes_on_with_five_moves_are_told() -> None:
    state = turn("palace", "house", gold=30)
    view, legal = RULES.view(state, Seat(0)), tuple(RULES.legal(state, Seat(0)))
    decision = Decision(words("en"), table(), view, Seat(0), legal)
    later = tuple(Later(view, legal, BuildPalace(site)) for site in range(7))
    told = decision.told(Advice((BuildPalace(0), END), 1.0, (), None, later=later))
    assert told.count("→") == 4


def test_another_plan_is_called_by_what_it_does_elsewhere_or_then() -> None:
    state = turn("palace", "house", gold=30)
    decision = Decision(words("en"), table(), RULES.view(state, Seat(0)), Seat(0), RULES.legal(state, Seat(0)))
    here, there, later = BuildPalace(1), BuildPalace(2), TakeGold()
    assert decision.called((there,), (here,)) == "the same, elsewhere"
    assert decision.called((there, later), (here,)) == "the same, and then something else"
    assert decision.called((later,), (here,)) != decision.called((there,), (here,))
    house = BuildHouse(village("kasur"), False)
    assert decision.called((house, BuildHouse(village("panna"), False)), (house, later)) == "House: Panna"


def test_the_same_action_chosen_twice_is_named_once() -> None:
    view = RULES.view(planning(), Seat(0))
    titles = [
        move_in_words(table(), view, Seat(0), RULES.legal(planning(), Seat(0)), Plan(*disc)).title
        for disc in ((actions.GOLD, actions.GOLD), (actions.GOLD, actions.PALACE))
    ]
    assert titles == ["Gold, twice", "Gold and Palace"]


def test_what_may_be_left_out_is_told_so_and_not_named_as_another_move() -> None:
    state = turn(houses={"sirhind": [0], "alwar": [0]})
    decision = Decision(words("en"), table(), RULES.view(state, Seat(0)), Seat(0), RULES.legal(state, Seat(0)))
    journey = next(move for move in decision.legal if isinstance(move, Travel))
    plan, less, other = (TakeGold(), END), (END,), (journey, END)
    told = decision.beside(Advice(plan, 1.0, (), less, as_good=(less, other)))
    assert words("en")("ui.hint.spare") in told and decision.called(other, plan) in told
    assert decision.called(less, plan) not in told


@pytest.mark.parametrize("is_as_good", [True, False])
def test_beside_what_is_as_good_a_reason_hides_nothing(is_as_good: bool) -> None:
    """Villages were told beside a disc that was as good all in all, and nobody learned that it was."""
    view = RULES.view(planning(), Seat(0))
    decision = Decision(words("en"), table(), view, Seat(0), RULES.legal(planning(), Seat(0)))
    plan, other = (Plan(actions.GOLD, actions.GOLD),), (Plan(actions.GOLD, actions.PALACE),)
    why = Reason(Key("reasons.seen.gold.more"), {"count": 2, "stage": 1}, 1.0, compared=other)
    advice = Advice(
        plan, 1.0, (why,), other, as_good=(other,) if is_as_good else (), behind=() if is_as_good else (other,)
    )
    assert (decision.called(other, plan) in decision.beside(advice)) == is_as_good


@pytest.mark.parametrize("is_first", [True, False])
def test_a_disc_that_is_shown_at_once_is_not_told_twice(is_first: bool) -> None:
    """A review told as what turned a game that somebody had set a disc."""
    first = Seat(2 if is_first else 1)
    told = (news.Planned(Seat(2)), news.TurnBegun(first, (actions.GOLD, actions.PALACE), 0, 0))
    lines = table().narrate(Beat(1, Seat(2), told, RULES.view(planning(), None)))
    assert len(lines) == (1 if is_first else 2) and lines[-1].text.endswith("reveals: Gold and Palace")
