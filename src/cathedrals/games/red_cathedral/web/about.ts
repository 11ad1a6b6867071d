/**
 * What a piece is, in sentences: for its name, and for the card that explains it. The words are those of the
 * terminal.
 */
import type { Words } from "$web/words/words";
import { each, total } from "./slots";
import type {
  ActionView,
  CardView,
  Counts,
  DieView,
  GivesView,
  SeatView,
  SpaceView,
  TileView,
  View,
} from "./view";

function counted(counts: Partial<Counts>): { resource: string; amount: number }[] {
  return [...new Set(each(counts))].map((resource) => ({ resource, amount: counts[resource]! }));
}

/** The card, then what it needs, pays and holds. */
export function aboutCard(words: Words, view: View, card: CardView): string[] {
  const { place, level, banner: seat } = card;
  const first = words.say(`about-card-${card.state}`, { place, level, seat });
  if (card.finished) return [first, aboutOrnament(words, view, card)];
  return [
    first,
    aboutNeeds(words, card),
    words.say("about-card-pays", { recognition: card.recognition, price: card.rubles }),
    ...(card.tile
      ? [words.say("about-card-tile", { tile: card.tile }), ...aboutGives(words, card.gives)]
      : []),
  ];
}

function aboutOrnament(words: Words, view: View, card: CardView): string {
  const id = card.ornament === null ? "about-card-undecorated" : "about-card-decorated";
  return words.say(id, { ornament: view.numbers.ornament_of[card.level], seat: card.ornament });
}

function aboutNeeds(words: Words, card: CardView): string {
  return card.any_kind
    ? words.say("about-card-lacks", { amount: total(card.missing) })
    : words.say("about-card-needs", { missing: counted(card.missing), state: card.state });
}

/** What a workshop tile brings each time; nothing of one that is not known or lies face down. */
export function aboutGives(words: Words, gives: GivesView | null): string[] {
  if (gives === null || gives.goods.length === 0) return [];
  return [words.say(gives.die ? "about-tile-gives-die" : "about-tile-gives", { ...gives })];
}

export function aboutLocation(words: Words, view: View, tile: TileView): string[] {
  if (tile.resource === null) return [words.say("web-location", { location: tile.location })];
  const standing = view.market.dice.filter((die) => die.location === tile.location);
  const dice =
    standing.length > 0
      ? words.say("about-dice", { standing: standing.map(({ die, value }) => ({ die, value })) })
      : words.say("about-no-dice");
  return [words.say("about-location", { ...tile }), dice];
}

export function aboutDie(words: Words, die: DieView): string[] {
  const { die: name, location, value, goal } = die;
  if (location === null) return [words.say("web-die", { die: name })];
  const said = [words.say("about-die", { die: name, location, value, goal })];
  if (die.yields) said.push(words.say("about-die-yields", { ...die.yields }));
  if (name === "white") return [...said, words.say("about-die-white")];
  return [...said, ...die.payers.map((seat) => words.say("about-die-own", { seat }))];
}

export function aboutAction(words: Words, action: ActionView): string {
  return words.say(`does-${action.action}`, action);
}

/** Whether a banner waits on a space. */
export function holdsBanner(seat: SeatView, { space }: SpaceView): boolean {
  return space in seat.banners && seat.banners[space as keyof SeatView["banners"]] > 0;
}

export function aboutSpace(words: Words, seat: SeatView, space: SpaceView): string {
  const args = { ...space };
  if (space.tile !== null) return words.say(space.face_up ? "about-space-tile" : "about-space-hidden", args);
  if (holdsBanner(seat, space)) return words.say("about-space-banner", { space: space.space });
  return words.say(space.ornament_state === "locked" ? "about-space-locked" : "about-space", args);
}

/** On the advanced side: what became of the ornament that lay on a space, and why. */
export function aboutLock(words: Words, space: SpaceView): string[] {
  if (space.ornament_state === null) return [];
  if (space.ornament_state === "locked")
    return [words.say("web-ornament-locked", { ornament: space.ornament })];
  return [
    words.say(space.ornament_state === "lost" ? "web-ornament-lost" : "web-ornament-unlocked", {
      ornament: space.ornament,
    }),
  ];
}

/** A guild's name without the number of its card. */
export function guildOf(card: string): string {
  return card.split("-")[0]!;
}

/** What one pays, beside the drawing of a ruble: a plus would read as a gain. */
export const asCost = (price: number): string => `−${price}`;
