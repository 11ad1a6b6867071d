/** Where the bubble of a lesson stands: beside the piece it speaks of, and on nothing that matters. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The length of the arrow. */
const ARROW = 44;
const GAP = 8;
/** What is spoken of counts as a whole, what is only kept free a tenth of that. */
const A_LITTLE = 0.1;
/** Places that cost so little more are as good. */
const ALIKE = 0.005;
/** How far apart the places are that are tried when none beside the target will do. */
const STEP = 24;

const area = (box: Box) => Math.max(0, box.width) * Math.max(0, box.height);

export function shared(one: Box, two: Box): number {
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return area({ x: 0, y: 0, width, height: width > 0 ? height : 0 });
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));

function within(box: Box, frame: Box): Box {
  const x = between(box.x, frame.x + GAP, frame.x + frame.width - box.width - GAP);
  const y = between(box.y, frame.y + GAP, frame.y + frame.height - box.height - GAP);
  return { ...box, x, y };
}

/**
 * Beside the target towards the middle, or above one that lies low; else on another side of it, or shifted
 * along it, else as near as can be where it hides least: nothing that is spoken of, if there is any such place.
 */
export function placeBubble(
  size: { width: number; height: number },
  target: Box | null,
  spoken: readonly Box[],
  free: readonly Box[],
  frame: Box,
): Box {
  const middle = {
    x: frame.x + (frame.width - size.width) / 2,
    y: frame.y + (frame.height - size.height) / 2,
  };
  const at = (corner: Point) => within({ ...size, ...corner }, frame);
  if (!target) return at(middle);
  const x = target.x + target.width / 2 - size.width / 2;
  const y = target.y + target.height / 2 - size.height / 2;
  const [left, right] = [
    { x: target.x - size.width - ARROW, y },
    { x: target.x + target.width + ARROW, y },
  ];
  const [above, below] = [
    { x, y: target.y - size.height - ARROW },
    { x, y: target.y + target.height + ARROW },
  ];
  const [inward, outward] = x < middle.x ? [right, left] : [left, right];
  const [over, under] = y < middle.y ? [below, above] : [above, below];
  const isLow = at(inward).y < inward.y;
  const beside = [...(isLow ? [over, inward] : [inward, over]), under, outward];
  const aside = beside.flatMap((corner) =>
    shifted(
      corner,
      corner === over || corner === under ? { x: size.width / 2, y: 0 } : { x: 0, y: size.height / 2 },
    ),
  );
  const places = [...[...beside, ...aside].map(at), ...everywhere(at, frame, target)];
  const costs = places.map(
    (place) =>
      hidden(place, [target, ...spoken]) +
      A_LITTLE * hidden(place, free) +
      A_LITTLE * A_LITTLE * crossed(arrow(place, target), free),
  );
  const least = Math.min(...costs);
  return places[costs.findIndex((cost) => cost <= least + ALIKE)]!;
}

/** Places all over the frame, the nearest to the target first. */
function everywhere(at: (corner: Point) => Box, frame: Box, target: Box): Box[] {
  const found: Box[] = [];
  for (let x = frame.x; x <= frame.x + frame.width; x += STEP)
    for (let y = frame.y; y <= frame.y + frame.height; y += STEP) found.push(at({ x, y }));
  const far = (box: Box) => distance(...arrow(box, target));
  return found.sort((one, two) => far(one) - far(two));
}

const distance = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y);

/** How much else an arrow crosses on its way. */
export function crossed([from, to]: [Point, Point], free: readonly Box[]): number {
  const line = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x) + 1,
    height: Math.abs(from.y - to.y) + 1,
  };
  return free.filter((box) => shared(line, box) > 0).length;
}

/** To both sides, along the target. */
function shifted(corner: Point, by: Point): Point[] {
  return [
    { x: corner.x - by.x, y: corner.y - by.y },
    { x: corner.x + by.x, y: corner.y + by.y },
  ];
}

function hidden(place: Box, boxes: readonly Box[]): number {
  return boxes.map(grown).reduce((sum, box) => sum + shared(place, box) / area(box), 0);
}

function grown(box: Box): Box {
  return { x: box.x - GAP, y: box.y - GAP, width: box.width + 2 * GAP, height: box.height + 2 * GAP };
}

/** The arrow: from the side of the bubble to the edge of the target, each as near to the other as can be. */
export function arrow(bubble: Box, target: Box): [Point, Point] {
  const to = nearest(centre(bubble), target);
  const from = nearest(to, bubble);
  return [from, nearest(from, target)];
}

function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function nearest(point: Point, box: Box): Point {
  return { x: between(point.x, box.x, box.x + box.width), y: between(point.y, box.y, box.y + box.height) };
}
