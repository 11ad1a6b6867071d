/**
 * What a piece is, in sentences: for its name, and for the card that explains it. The words are those of the
 * terminal.
 */
import type { Words } from "$web/words/words";
import { ORNAMENT_OF, levelOf } from "./drawings";
import { goalOf } from "./ring";
import { pips } from "./slots";
import type { ActionView, CardView, DieView, SeatView, SpaceView, TileView, View } from "./view";

export function isOpen(view: View, card: CardView): boolean {
  const below = `${card.place[0]}${Number(card.place[1]) - 1}`;
  return (
    card.place[1] === "1" || view.cathedral.some((other) => other.place === below && other.banner !== null)
  );
}

export function cardState(view: View, card: CardView): "finished" | "claimed" | "open" | "waiting" {
  if (card.finished) return "finished";
  if (card.banner !== null) return "claimed";
  return isOpen(view, card) ? "open" : "waiting";
}

function counted(names: string[]): { resource: string; amount: number }[] {
  return [...new Set(names)].map((resource) => ({
    resource,
    amount: names.filter((name) => name === resource).length,
  }));
}

/** The card, then what it needs, pays and holds. */
export function aboutCard(words: Words, view: View, card: CardView): string[] {
  const level = levelOf(card.card);
  const state = cardState(view, card);
  const first = words.say(`about-card-${state}`, { place: card.place, level, seat: card.banner });
  if (card.finished) return [first, aboutOrnament(words, card)];
  return [
    first,
    aboutNeeds(words, card),
    words.say("about-card-pays", { recognition: card.recognition, price: card.rubles }),
    ...(card.tile ? [words.say("about-card-tile", { tile: card.tile })] : []),
  ];
}

function aboutOrnament(words: Words, card: CardView): string {
  const ornament = ORNAMENT_OF[levelOf(card.card)];
  const id = card.ornament === null ? "about-card-undecorated" : "about-card-decorated";
  return words.say(id, { ornament, seat: card.ornament });
}

/** Where Ivan laid other kinds than the card asks for, only the number counts. */
function aboutNeeds(words: Words, card: CardView): string {
  const missing = pips(card).filter((pip) => pip.state === "missing");
  const fits = Object.entries(card.laid).every(
    ([kind, count]) => count <= (card.needs[kind as keyof CardView["needs"]] ?? 0),
  );
  if (!fits) return words.say("about-card-lacks", { amount: missing.length });
  return words.say("about-card-needs", { missing: counted(missing.map((pip) => pip.material)) });
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

export function aboutDie(words: Words, view: View, die: DieView): string[] {
  if (die.location === null) return [words.say("web-die", { die: die.die })];
  const { die: name, location, value } = die;
  const said = words.say("about-die", { die: name, location, value, goal: goalOf(location, value) });
  // Ivan never buys steps.
  const owner = view.seats.findIndex((seat, number) => seat.colour === name && !(view.ivan && number > 0));
  if (name === "white") return [said, words.say("about-die-white")];
  return owner >= 0 ? [said, words.say("about-die-own", { seat: owner })] : [said];
}

export function aboutAction(words: Words, action: ActionView): string {
  return words.say(`does-${action.action}`, action);
}

export function aboutSpace(words: Words, seat: SeatView, space: SpaceView): string {
  const args = { ...space };
  if (space.tile !== null) return words.say(space.face_up ? "about-space-tile" : "about-space-hidden", args);
  if (space.space.startsWith("white") && seat.banners[space.space as "white-1" | "white-2"] > 0)
    return words.say("about-space-banner", { space: space.space });
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
