import { type Point, polyline, range } from "#app/ui/drawing/geometry.ts";
import { compliance, type Framework, frameworks } from "#content/services/compliance.ts";

const accessReviews = compliance.crosswalk.rows[0].asks;

/** The controls beside the one whose chain is drawn. */
export const others = compliance.crosswalk.rows.slice(1).map(({ control }) => control);

/** The paragraph of each framework that requires access reviews, as the drawing names it. */
export const asks = frameworks.map((name: Framework) => ({ name, paragraph: accessReviews[name] }));
const middle = (asks.length - 1) / 2;

export const links = [
  {
    name: "control",
    text: "every account confirmed, each quarter",
    short: "what, how often",
  },
  { name: "owner", text: "one person by name, with a deputy", short: "one name" },
  {
    name: "evidence",
    text: "decisions and tickets, filed at the time",
    short: "filed at the time",
  },
  { name: "test", text: "each week, leavers against live accounts", short: "fails loudly" },
] as const;

export type Hull = { centre: number; halfBeam: number; sheer: number; rise: number; keel: number };

/**
 * Returns a framework's point on the deck; they are spread over the beam, and the outer ones are the full sections of
 * the hull.
 */
export function deckPoint(index: number, hull: Hull): readonly [number, number] {
  const side = (index - middle) / middle;
  return [hull.centre + side * hull.halfBeam, hull.sheer - hull.rise * side * side];
}

/** Returns a section of the hull from the keel to the deck: full at the sides, a straight stem in the middle. */
export function sectionOf(index: number, hull: Hull): Point[] {
  const side = (index - middle) / middle;
  const [deckX, deckY] = deckPoint(index, hull);
  const sharpness = 1 - Math.abs(side);
  const a = 3.4 - 2.3 * sharpness ** 0.7;
  const b = 3.6 - 2.7 * sharpness ** 0.55;
  return range(0, 1, 48).map((step) => {
    const t = step ** 1.7;
    const breadth = (1 - (1 - t) ** a) ** (1 / b);
    return [hull.centre + (deckX - hull.centre) * breadth, hull.keel - (hull.keel - deckY) * t];
  });
}

export function Sections({ hull }: { hull: Hull }) {
  const waterlines = range(0.2, 0.8, 3).map(
    (share) => hull.keel - (hull.keel - hull.sheer) * share,
  );
  const from = hull.centre - hull.halfBeam;
  const to = hull.centre + hull.halfBeam;
  return (
    <>
      <path
        d={waterlines.map((y) => `M${from} ${y.toFixed(1)}H${to}`).join("")}
        className="stroke-line"
      />
      <path
        d={polyline(range(0, asks.length - 1, 36).map((i) => deckPoint(i, hull)))}
        className="stroke-text"
        strokeWidth="2"
      />
      {asks.map(({ name }, index) => (
        <path
          key={name}
          d={polyline(sectionOf(index, hull))}
          className={index === middle ? "stroke-accent" : "stroke-text"}
          strokeWidth={index === middle ? 2 : 1.25}
        />
      ))}
      {asks.map(({ name }, index) => {
        const [x, y] = deckPoint(index, hull);
        return <circle key={name} cx={x} cy={y} r="3" className="fill-text" />;
      })}
    </>
  );
}

/** An anchor chain of `links.length` named links, alternating with plain links seen edge-on. */
export function Chain({
  x,
  from,
  top,
  pitch,
}: {
  x: number;
  from: number;
  top: number;
  pitch: number;
}) {
  const bottom = top + pitch * (links.length - 1);
  const anchor = bottom + 34;
  return (
    <>
      <path d={`M${x} ${from}V${top - 9}`} className="stroke-accent" strokeWidth="2" />
      {links.map(({ name }, index) => {
        const y = top + pitch * index;
        return (
          <g key={name}>
            <rect
              x={x - 9}
              y={y - 16}
              width="18"
              height="32"
              rx="9"
              className={index === 0 ? "stroke-accent" : "stroke-text"}
              strokeWidth="2.25"
            />
            {index < links.length - 1 ? (
              <path
                d={`M${x} ${y + 9}V${y + pitch - 9}`}
                className="stroke-text"
                strokeWidth="3.5"
                strokeLinecap="round"
              />
            ) : null}
          </g>
        );
      })}
      <g className="stroke-text" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M${x} ${bottom + 9}V${anchor + 36}`} />
        <path d={`M${x - 13} ${anchor}H${x + 13}`} />
        <path
          d={`M${x - 30} ${anchor + 14}c2 16 14 24 30 24s28-8 30-24m-67 9 7-9 8 7m44 2 8-9 7 9`}
        />
      </g>
    </>
  );
}

export const description = `Seven frameworks stand on the deck of a hull, each with the paragraph that asks for access reviews: ${asks
  .map(({ name, paragraph }) => `${name} ${paragraph ?? ""}`)
  .join(
    ", ",
  )}. Their lines meet at the keel in one control, from which a chain hangs: control, owner, evidence, test. A failed test leads back to the owner.`;
