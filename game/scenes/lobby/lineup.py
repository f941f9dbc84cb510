"""Who is going to play what: the set-up that the lobby lays, without any picture."""

from collections.abc import Callable, Container, Sequence
from copy import copy
from dataclasses import replace

from game.ai.levels import OFFERED
from game.boxes import NAMES
from game.challenges.deals import Deal, WrongCode, deal_of
from game.core import box as shelf
from game.core.rules import Options
from game.core.text import called, cut
from game.paint.palette import PLAYER
from game.saves.people import Person
from game.saves.players import Kind, Player
from game.saves.presets import SetUp
from game.saves.trouble import Notice
from game.session.dice import Dice, fresh_seed
from game.session.seats import LONGEST_NAME, arrange, is_same, told_apart
from game.session.session import Session
from game.widgets.ui import Translate

COLOURS = tuple(PLAYER)
LONGEST_SEED = 18
"""Digits of a seed: every number that long fits the 64 bits of a game's seed."""
SURPRISE = "surprise"
"""Stands for a personality that is drawn when the game starts."""
_UNKNOWN = "?"
"""The name of somebody who is yet to be drawn."""
_YOUNGEST = "youngest"
_OPPONENTS = 2


class LineUp:
    """Seats, options and seed of a game to be; everything may be changed until it starts.

    Takes the box's name and the texts, which offer names for new seats. `code` is the seed or the code of a table as it
    was typed, `wrong` says what is wrong with it.
    """

    def __init__(self, box: str, words: Translate) -> None:
        self._words = words
        self.about = shelf.about(box)
        self.players: list[Player] = []
        self.youngest = 0
        self.random_order = True
        self.code = self.seed = ""
        self.wrong: WrongCode | None = None
        self._deal: Deal | None = None
        self._laid: tuple[SetUp, SetUp] | None = None
        self._liked = ""
        self._left: tuple[int, Player, bool] | None = None
        self.options: dict[str, bool | int | str] = {o.key: o.default for o in self.about.options if o.asked}
        self._seat("human")
        while len(self.players) < max(self.about.seats[0], min(self.most, 1 + _OPPONENTS)):
            self._seat("computer")

    @classmethod
    def first(cls, box: str, words: Translate) -> "LineUp":
        """Returns the table of a first game: a person and easy opponents, open hands where there are some."""
        lineup = cls(box, words)
        lineup.play("first")
        return lineup

    # ------------------------------------------------------------------ what there is
    @property
    def box(self) -> str:
        """Returns the name of the box that is played."""
        return self.about.name

    @property
    def least(self) -> int:
        """Returns how many seats the box needs."""
        return self.about.seats[0]

    @property
    def most(self) -> int:
        """Returns how many seats the box has."""
        return self.about.seats[-1]

    @property
    def chairs(self) -> int:
        """Returns how many chairs stand at the table: one for everybody, even where that is too many."""
        return max(self.most, len(self.players))

    @property
    def asked(self) -> list[shelf.Option]:
        """Returns the box's options that people choose, for the present number of players and of people."""
        people = sum(player.is_human for player in self.players)
        offered = [o for o in self.about.options if o.asked and o.people <= people]
        return [o for o in offered if not o.seats or len(self.players) in o.seats]

    @property
    def has_youngest(self) -> bool:
        """Tells whether the box wants to know who is the youngest."""
        return any(option.key == _YOUNGEST for option in self.about.options)

    @property
    def personalities(self) -> tuple[str, ...]:
        """Returns whom a computer player can be."""
        return self.about.personalities

    @property
    def minutes(self) -> int:
        """Returns how long a game usually takes."""
        return self.about.minutes * len(self.players)

    # ------------------------------------------------------------------ ways to play
    @property
    def ways(self) -> list[str]:
        """Returns the named ways in which these people can play the box."""
        asked = {option.key for option in self.asked}
        return [key for key, options in self.about.ways.items() if asked >= options.keys()]

    @property
    def way(self) -> str:
        """Returns the named way that the options are, "" for a way of one's own."""
        return next((key for key in self.ways if all(self._in(key, o) == self.options[o.key] for o in self._ruled)), "")

    @property
    def _ruled(self) -> list[shelf.Option]:
        """Returns the options about the rules; the others are about the evening, and stay whatever is played."""
        return [option for option in self.asked if not option.people]

    def _in(self, way: str, option: shelf.Option) -> bool | int | str:
        return self.about.ways[way].get(option.key, option.default)

    def play(self, way: str) -> None:
        """Takes the options of a named way to play."""
        self.options |= {option.key: self._in(way, option) for option in self._ruled}

    # ------------------------------------------------------------------ seats
    @property
    def left(self) -> Player | None:
        """Returns who left last and can still come back, None where nobody has, or somebody else has the name now."""
        gone = self._left[1] if self._left else None
        return None if gone and any(is_same(gone, each) for each in self.players if each.is_human) else gone

    def add(self) -> None:
        """Lets whoever left last sit down again, where that one sat.

        Where nobody did it adds a computer player: as somebody at the table likes it, else like the last.
        """
        if len(self.players) >= self.most:
            return
        if self.left and self._left:
            (seat, back, is_youngest), self._left = self._left, None
            self._seat(back.kind)
            self._restore(back)
            self.players.insert(seat, self.players.pop())
            self.youngest = seat if is_youngest else self.youngest + (self.youngest >= seat)
        else:
            last = next((player.level for player in reversed(self.players) if player.level), OFFERED[0])
            self._seat("computer", self._liked or last)

    def _seat(self, kind: Kind, level: str = OFFERED[0]) -> None:
        colour = next(c for c in COLOURS if all(p.colour != c for p in self.players))
        self.players.append(Player(self._free_name("human"), colour, "human"))
        if kind == "computer":
            self.decide(len(self.players) - 1, level)

    def _names(self, kind: Kind) -> list[str]:
        return [self._words(f"common.names.{kind}.n{i + 1}") for i in range(len(COLOURS))]

    def _free_name(self, kind: Kind, personality: str = "") -> str:
        """Returns the first name that nobody has yet: a personality's own, or one of those for everybody."""
        own = [_name_of(self.box, personality, self._words)] if personality else []
        taken = {called(player.name) for player in self.players}
        return next((name for name in (*own, *self._names(kind)) if called(name) not in taken), "")

    def _is_offered(self, name: str) -> bool:
        """Tells whether a name was put there by the program: of people, computer players, personalities of any box."""
        return name in ("", _UNKNOWN, *self._names("human"), *self._names("computer"), *self._persons())

    def _persons(self) -> list[str]:
        """Returns the names of the personalities of all boxes."""
        return [_name_of(box, key, self._words) for box in NAMES for key in shelf.about(box).personalities]

    def _free_personality(self) -> str:
        """Returns the first personality that nobody at the table has, "" where there is none."""
        taken = {player.personality for player in self.players}
        return next((key for key in self.personalities if key not in taken), "")

    def remove(self, seat: int) -> None:
        """Takes a seat away; the mark for the youngest stays with its player."""
        if len(self.players) <= self.least:
            return
        self._left = seat, self.players.pop(seat), self.youngest == seat
        if self.youngest > seat or self.youngest == len(self.players):
            self.youngest -= 1

    def move(self, seat: int, by: int) -> None:
        """Lets a player sit so many seats further (less than 0: earlier); who says so wants no order drawn by lot.

        The mark for the youngest goes along.
        """
        if not by or seat + by not in range(len(self.players)):
            return
        youngest = self.players[self.youngest]
        self.players.insert(seat + by, self.players.pop(seat))
        self.youngest = next(i for i, player in enumerate(self.players) if player is youngest)
        self.random_order = False

    def turn(self, last: int) -> None:
        """Turns the seats until somebody sits last, in the order of this list; who sits first is marked to begin."""
        self.players = [*self.players[last + 1 :], *self.players[: last + 1]]
        self.youngest, self.random_order = 0, False

    def begin_with(self, points: Sequence[int]) -> None:
        """Lets every seat begin with points, all of them 0 for none."""
        self.players = [replace(player, start=each) for player, each in zip(self.players, points, strict=True)]

    def level(self, level: str) -> None:
        """Gives all computer players a level, also those that are added."""
        self._liked = level
        for seat, player in enumerate(self.players):
            if not player.is_human:
                self.decide(seat, level)

    def call(self, seat: int, name: str) -> None:
        """Gives a player a name; somebody known by another name is somebody else."""
        player = self.players[seat]
        person = player.person if name.strip() == player.name.strip() else ""
        self.players[seat] = replace(player, name=cut(name, LONGEST_NAME), person=person)

    def typed(self, seat: int) -> str:
        """Returns the name of somebody who is not known here, "" where the program put it there."""
        player = self.players[seat]
        return "" if player.person or self._is_offered(player.name) else player.name.strip()

    def sit(self, seat: int, person: Person) -> None:
        """Gives a seat to somebody known: name, colour, and for computers that are added the level liked best."""
        self.colour(seat, person.colour)
        player = self.players[seat]
        self.players[seat] = Player(self._told_apart(seat, person.name), player.colour, "human", person=person.id)
        if person.level in OFFERED:
            self._liked = person.level

    def be_guest(self, seat: int) -> None:
        """Lets a guest have the seat of somebody known, under a name that is free."""
        self.players[seat] = replace(self.players[seat], name=self._free_name("human"), person="")

    def greet(self, known: Callable[[str], Person | None]) -> None:
        """Brings seats in line with those who are known now: they may have another name, or be gone."""
        for seat, player in enumerate(self.players):
            person = known(player.person) if player.person else None
            name = self._told_apart(seat, person.name) if person else player.name
            self.players[seat] = replace(player, name=name, person=person.id if person else "")

    def _told_apart(self, seat: int, name: str) -> str:
        return told_apart(name, [player.name for i, player in enumerate(self.players) if i != seat])

    def colour(self, seat: int, colour: str) -> None:
        """Gives a player a colour; whoever has it takes the other's in exchange."""
        before = self.players[seat].colour
        for i, player in enumerate(self.players):
            if player.colour == colour:
                self.players[i] = replace(player, colour=before)
        self.players[seat] = replace(self.players[seat], colour=colour)

    def decide(self, seat: int, level: str) -> None:
        """Lets a person ("") or a computer player of a level decide; a name that was only offered changes along."""
        player = self.players[seat]
        kind: Kind = "computer" if level else "human"
        self.players[seat] = replace(player, kind=kind, level=level)
        if kind != player.kind:
            if player.person:  # nobody plays on under that name
                self.players[seat] = replace(self.players[seat], name="", person="")
            self.take(seat, self._free_personality() if level else "")

    def take(self, seat: int, personality: str) -> None:
        """Gives a computer player a personality (SURPRISE: drawn at the start); an offered name changes along."""
        player = self.players[seat]
        self.players[seat] = replace(player, personality=personality)
        if self._is_offered(player.name):
            self.players[seat] = replace(self.players[seat], name="")
            is_open = personality == SURPRISE
            self.call(seat, _UNKNOWN if is_open else self._free_name(player.kind, personality) or player.name)

    def sow(self, typed: str, boxes: Container[str] = NAMES) -> None:
        """Takes a seed, of which only digits stay, or the code of a table, which is laid; takes who may be played."""
        if self._laid and self.set_up() == self._laid[1]:
            self.lay(self._laid[0])  # what a code laid goes with it
        self.wrong = self._deal = self._laid = None
        self.code = self.seed = "".join(letter for letter in typed if letter in "0123456789")[:LONGEST_SEED]
        if not any(letter.isalpha() for letter in typed):
            return
        self.code, self.seed = typed.upper(), ""
        try:
            deal = deal_of(typed, NAMES)
            if deal.box not in boxes:
                raise WrongCode("ui.lobby.code_other_box", box=self._words(f"{deal.box}.title"))
        except WrongCode as wrong:
            self.wrong = wrong
        else:
            self._lay_deal(deal)

    def _lay_deal(self, deal: Deal) -> None:
        """Lays the table of a deal; whoever has a seat keeps it, as far as there are so many: computers go first."""
        before, players, options = self.set_up(), list(self.players), deal.all_options
        while len(players) > deal.seats:
            last = next((player for player in reversed(players) if not player.is_human), players[-1])
            players.remove(last)
        self.lay(SetUp(deal.box, tuple(players), options, random_order=False))
        while len(self.players) < deal.seats:
            self.add()
        self.youngest = int(options.get(_YOUNGEST, 0))
        self._deal, self.seed, self._laid = deal, str(deal.seed), (before, self.set_up())

    @property
    def dealt(self) -> Deal | None:
        """Returns the deal whose code was typed, None where the table was changed since."""
        deal, youngest = self._deal, self.youngest if self.has_youngest else 0
        if deal is None or self.random_order or (deal.box, deal.seats) != (self.box, len(self.players)):
            return None
        is_laid = deal.is_played_with(self.options) and youngest == deal.all_options.get(_YOUNGEST, 0)
        return deal if is_laid and self.seed == str(deal.seed) else None

    # ------------------------------------------------------------------ troubles
    def faulty(self) -> dict[int, Notice]:
        """Returns the seats that keep the game from starting, and why."""
        found: dict[int, Notice] = {}
        seen: set[str] = set()
        for seat, player in enumerate(self.players):
            name = player.name.strip()
            if player.personality == SURPRISE and name == _UNKNOWN:
                continue
            if not name:
                found[seat] = Notice("ui.lobby.error_no_name")
            elif called(name) in seen:
                found[seat] = Notice("ui.lobby.error_same_name", {"name": name})
            seen.add(called(name))
        return found

    # ------------------------------------------------------------------ keeping and starting
    def set_up(self) -> SetUp:
        """Returns what is remembered of it; the seed and points to begin with belong to one game only."""
        players = tuple(replace(player, start=0) for player in self._tidy())
        return SetUp(self.box, players, dict(self.options), self.random_order, self.youngest)

    def lay(self, kept: SetUp) -> None:
        """Takes a remembered set-up; what the box, the colours or the levels no longer know gives way."""
        self.about, self._left = shelf.about(kept.box), None
        self.players = []
        for player in kept.players[: self.most]:
            self._seat(player.kind)
            self._restore(player)
        while len(self.players) < self.least:
            self._seat("computer")
        self.youngest = min(kept.youngest, len(self.players) - 1)
        self.random_order = kept.random_order
        self.options = {o.key: _allowed(o, kept.options) for o in self.about.options if o.asked}

    def _restore(self, player: Player) -> None:
        seat = len(self.players) - 1
        if player.colour in COLOURS and all(p.colour != player.colour for p in self.players[:-1]):
            self.colour(seat, player.colour)
        self.call(seat, player.name)
        self.players[seat] = replace(self.players[seat], person=player.person if player.is_human else "")
        if player.kind == "computer":
            self.decide(seat, player.level if player.level in OFFERED else OFFERED[0])
            known = self.personalities and ("", SURPRISE, *self.personalities)
            self.take(seat, player.personality if player.personality in known else self.players[seat].personality)
            if player.name not in self._persons():  # one of another box has another name here
                self.call(seat, player.name)

    def _tidy(self) -> tuple[Player, ...]:
        return tuple(replace(player, name=player.name.strip()) for player in self.players)

    def _drawn(self, dice: Dice) -> tuple[Player, ...]:
        """Returns the players with persons in the place of surprises, other ones than are at the table already."""
        table = copy(self)
        table.players = list(self._tidy())
        for seat, player in enumerate(table.players):
            if player.personality == SURPRISE:
                taken = {other.personality for other in table.players}
                free = [key for key in self.about.personalities if key not in taken]
                table.take(seat, dice.pick(free) if free else "")
        return tuple(table.players)

    def begin(self) -> Session:
        """Returns the game: players in the order of their seats, the luck and a drawn order all from the seed."""
        seed = int(self.seed) if self.seed else fresh_seed()
        players: Sequence[Player] = self._drawn(Dice(seed, "personalities"))
        youngest = players[self.youngest]
        if self.random_order:
            players = arrange(players, Dice(seed, "seats"))
        options = {option.key: self.options[option.key] for option in self.asked}
        if self.has_youngest:
            options[_YOUNGEST] = players.index(youngest)
        return Session.new(self.box, players, options, seed)


def _name_of(box: str, personality: str, words: Translate) -> str:
    return words(f"{box}.personalities.{personality}.name")


def _allowed(option: shelf.Option, kept: Options) -> bool | int | str:
    value = kept.get(option.key, option.default)
    return value if value in option.values else option.default
