"""Every picture by name, with the folder its masters go to and the way to draw it."""

from collections.abc import Callable, Iterator
from functools import partial

from assets.src import (
    actions,
    awards,
    bazaars,
    camps,
    celebration,
    character_icons,
    characters,
    cities,
    court,
    courtier_cards,
    courtier_icons,
    covers,
    curtain,
    falcons,
    frames,
    gates,
    gold,
    harbour_city,
    harbour_market,
    hindustan,
    logo,
    menu,
    school,
    ships,
    ys_marks,
)
from assets.src.architects import architect, maharaja
from assets.src.brokers import OWNERS, broker, neutral_token
from assets.src.colours import BUILDING, MONEY, PLAYER
from assets.src.courtiers import TOOLS
from assets.src.gems import CUT_COLOURS, GEMS, gem
from assets.src.governor_track import track
from assets.src.host_builder import builder
from assets.src.host_lady import lady
from assets.src.host_pilot import hand, pilot
from assets.src.houses import house, small_house
from assets.src.icons import ICONS, TONES, icon
from assets.src.likeness import medallion, picture
from assets.src.marks import site_mark
from assets.src.money import coin, money_back, money_card, scoring_card
from assets.src.opponents import OPPONENTS
from assets.src.palaces import NEUTRAL, palace, small_palace
from assets.src.portraits import PORTRAITS
from assets.src.ramparts import CORNERS, GOLD, SIDES, corner_tower, rampart
from assets.src.screens import screen, small_screen
from assets.src.seals import seal
from assets.src.sprite import Sprite
from assets.src.stills import STILLS, still
from assets.src.tiles import badge, tile
from assets.src.tokens import token
from assets.src.viziers import vizier

Draw = Callable[[], Sprite]


def catalogue() -> dict[str, tuple[str, Draw]]:
    """Returns folder and drawing of every sprite, by name."""
    folders = {"kit": _house(), "alhambra": _both_alhambras(), "alhambra_cards": _card_game()}
    folders |= {"alhambra_tiles": _tile_game(), "maharaja": _maharaja(), "ys": _ys(), "faces": _faces()}
    return {name: (folder, draw) for folder, sprites in folders.items() for name, draw in sprites}


def _house() -> Iterator[tuple[str, Draw]]:
    yield "logo", logo.logo
    yield "ribbon", celebration.ribbon
    yield "spark", celebration.spark
    yield "icon", logo.icon
    yield from ((f"host_{draw.__name__}", draw) for draw in (builder, lady, pilot))
    yield from ((f"portrait_{name}", partial(picture, person)) for name, person in PORTRAITS.items())
    yield "hand", hand
    yield "menu_sky", menu.menu_sky
    yield "niche", menu.niche
    yield "frieze", menu.frieze
    yield "spandrel", menu.spandrel
    yield "valance", curtain.valance
    yield "fringe", curtain.fringe
    yield from ((f"still_{name}", partial(still, name)) for name in STILLS)
    yield from ((f"award_{kind}", partial(awards.award, kind)) for kind in awards.AWARDS)
    yield from ((f"school_{kind}", partial(school.ground, kind)) for kind in school.GROUNDS)
    yield from ((f"growth_{kind}", partial(school.growth, kind)) for kind in school.GROWTHS)
    for manner in gates.MANNERS:
        yield f"gate_{manner}_open", partial(gates.gate, manner, is_open=True)
        yield f"gate_{manner}_closed", partial(gates.gate, manner, is_open=False)
    yield from ((f"frame_{kind}", partial(frames.frame, kind)) for kind in frames.FRAMES)
    yield from ((f"button_{kind}", partial(frames.button, kind)) for kind in frames.BUTTONS)
    yield from ((f"token_{player}", partial(token, player)) for player in PLAYER)
    yield from ((f"icon_{name}_{tone}", partial(icon, name, tone)) for name in ICONS for tone in TONES)


def _both_alhambras() -> Iterator[tuple[str, Draw]]:
    for kind in BUILDING:
        yield f"tile_{kind}", partial(tile, kind)
        yield f"badge_{kind}", partial(badge, kind)
    for currency in MONEY:
        yield f"coin_{currency}", partial(coin, currency)
        yield from ((f"money_{currency}_{value}", partial(money_card, currency, value)) for value in range(1, 10))
    yield "money_back", money_back


def _faces() -> Iterator[tuple[str, Draw]]:
    for box, persons in OPPONENTS.items():
        yield from ((f"face_{box}_{key}", partial(medallion, person)) for key, person in persons.items())


def _card_game() -> Iterator[tuple[str, Draw]]:
    yield "cover_alhambra_cards", covers.alhambra_cards
    yield "scoring_card", scoring_card


def _tile_game() -> Iterator[tuple[str, Draw]]:
    yield "cover_alhambra", covers.alhambra
    yield "tile_fountain", court.fountain
    for side in SIDES:
        yield f"wall_{side}", partial(rampart, side)
        yield f"wall_run_{side}", partial(rampart, side, GOLD)
    for corner in CORNERS:
        yield f"wall_{corner}", partial(corner_tower, corner)
        yield f"wall_run_{corner}", partial(corner_tower, corner, GOLD)
    yield from ((f"camp_{sides}", partial(camps.camp, sides)) for sides in camps.CAMPS)
    yield "badge_camp", camps.badge
    yield from ((f"bazaar_{place}", partial(bazaars.bazaar, place)) for place in range(len(bazaars.BAZAARS)))
    yield from ((f"seal_{kind}", partial(seal, kind)) for kind in BUILDING)
    yield from ((f"square_{currency}", partial(bazaars.square, currency)) for currency in MONEY)
    yield from ((f"falcon_{kind}", partial(falcons.falcon, kind)) for kind in falcons.FALCONS)
    yield "falcon_disc", falcons.disc
    yield "vizier_awake", partial(vizier, awake=True)
    yield "vizier_asleep", partial(vizier, awake=False)


def _maharaja() -> Iterator[tuple[str, Draw]]:
    yield "cover_maharaja", covers.maharaja
    yield "maharaja_map", hindustan.board
    yield "maharaja_track", track
    yield "village_plate", hindustan.village_plate
    yield "maharaja", maharaja
    yield "gold_coin", gold.gold_coin
    yield "coin_stack", gold.coin_stack
    for player in PLAYER:
        yield f"house_{player}", partial(house, player)
        yield f"house_small_{player}", partial(small_house, player)
        yield f"architect_{player}", partial(architect, player)
    for owner in (*PLAYER, NEUTRAL):
        yield f"palace_{owner}", partial(palace, owner)
        yield f"palace_small_{owner}", partial(small_palace, owner)
    for city in cities.CITY:
        yield f"city_badge_{city}", partial(cities.badge, city)
        yield f"governor_{city}", partial(cities.governor, city)
    for name in characters.CHARACTERS:
        yield f"character_{name}", partial(characters.character, name)
        yield f"character_icon_{name}", partial(character_icons.icon, name)
    yield from ((f"action_{name}", partial(actions.icon, name)) for name in actions.ACTIONS)
    yield "action_disc", actions.disc
    yield "disc_arrow_1", partial(actions.arrow, second=False)
    yield "disc_arrow_2", partial(actions.arrow, second=True)
    yield "action_chit", actions.chit
    yield "site_legal", partial(site_mark, focused=False)
    yield "site_focus", partial(site_mark, focused=True)


def _ys() -> Iterator[tuple[str, Draw]]:
    yield "cover_ys", covers.ys
    yield "ys_city", harbour_city.city
    yield "ys_sea", harbour_city.sea
    yield "ys_closed_quarter", harbour_city.drowned_quarter
    yield "ys_market", harbour_market.market
    yield "ys_closed_row", harbour_market.closed_row
    yield "ys_quotations", harbour_market.quotations
    yield from ((f"quote_{name}", partial(harbour_market.quotation_marker, name)) for name in CUT_COLOURS)
    yield from ((f"gem_{name}", partial(gem, name)) for name in GEMS)
    yield "token_neutral", neutral_token
    for owner in OWNERS:
        yield f"broker_{owner}_up", partial(broker, owner, face_up=True)
        yield f"broker_{owner}_down", partial(broker, owner, face_up=False)
    for player in PLAYER:
        yield f"screen_{player}", partial(screen, player)
        yield f"screen_small_{player}", partial(small_screen, player)
    yield from ((f"cargo_{name}", partial(ships.cargo_ship, name)) for name in CUT_COLOURS)
    yield "ship", ships.ship
    for name in TOOLS:
        yield f"ys_char_{name}", partial(courtier_cards.card, name)
        yield f"medal_{name}", partial(courtier_cards.medal, name)
    yield from ((f"ys_icon_{name}", partial(courtier_icons.icon, name)) for name in courtier_icons.ICONS)
    yield "ys_char_blue", courtier_cards.gift_card
    yield "medal_blue", courtier_cards.gift_medal
    yield "ys_char_back", courtier_cards.card_back
    yield from ((f"order_{place}", partial(ys_marks.order_card, place)) for place in range(1, 5))
    yield "reward_port", ys_marks.reward_port
    yield "reward_commerce", partial(ys_marks.reward_commerce, 3)
    yield "reward_commerce_5", partial(ys_marks.reward_commerce, 5)
    yield "points", ys_marks.points
    yield "rank_badge", ys_marks.rank_badge
    yield "closed", ys_marks.closed
    yield "soldier_mark", ys_marks.soldier_mark
