import {
  asks,
  Chain,
  deckPoint,
  description,
  type Hull,
  links,
  Sections,
} from "./drawing-parts.tsx";
import { OtherControls } from "./other-controls.tsx";

/** Dimensions of the drawing with horizontal names. */
type Frame = {
  width: number;
  hull: Hull;
  pitch: number;
  sizes: { name: number; link: number; text: number };
  /** Class of the paragraphs. */
  small: string;
  /** Where the line from a failed test turns up, and the distance of the links’ words from the chain. */
  loop: number;
  beside: number;
  /** Where the chain of the other controls hangs; without it there is no room for them. */
  others?: number;
};

export const wide: Frame = {
  width: 1240,
  hull: { centre: 620, halfBeam: 618, sheer: 92, rise: 28, keel: 322 },
  pitch: 58,
  sizes: { name: 19, link: 23, text: 18 },
  small: "font-mono text-[15px] xl:text-[14px]",
  loop: 446,
  beside: 32,
  others: 1046,
};

export const medium: Frame = {
  width: 720,
  hull: { centre: 360, halfBeam: 306, sheer: 88, rise: 20, keel: 290 },
  pitch: 52,
  sizes: { name: 15, link: 18, text: 15.5 },
  small: "font-mono text-[12px]",
  loop: 228,
  beside: 28,
};

/** Where the outermost names begin and end, if the hull is as wide as the drawing. */
function anchorOf(index: number, { hull, width }: Frame): "start" | "middle" | "end" {
  if (hull.halfBeam * 2 < width - 100) return "middle";
  return index === 0 ? "start" : index === asks.length - 1 ? "end" : "middle";
}

/** Version with the names above the deck, from the medium breakpoint up. */
export function Upright({ frame, className }: { frame: Frame; className: string }) {
  const { hull, pitch, sizes } = frame;
  const top = hull.keel + 54;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${top + 3 * pitch + 76}`}
      role="img"
      aria-label={description}
      className={className}
      fill="none"
    >
      <Sections hull={hull} />
      {asks.map(({ name, paragraph }, index) => {
        const [x, deckY] = deckPoint(index, hull);
        return (
          <g key={name} textAnchor={anchorOf(index, frame)}>
            <text
              x={x}
              y={deckY - 34}
              className="fill-text font-display font-semibold"
              fontSize={sizes.name}
            >
              {name}
            </text>
            <text x={x} y={deckY - 14} className={`fill-text-soft ${frame.small}`}>
              {paragraph}
            </text>
          </g>
        );
      })}
      <Chain x={hull.centre} from={hull.keel} top={top} pitch={pitch} />
      <LinkWords frame={frame} top={top} />
      {frame.others === undefined ? null : (
        <OtherControls x={frame.others} hull={hull} bottom={top + 3 * pitch + 70} />
      )}
    </svg>
  );
}

/** What each link is, and how a failed test leads back to the owner. */
function LinkWords({ frame, top }: { frame: Frame; top: number }) {
  const { hull, pitch, sizes, loop, beside } = frame;
  const y = (index: number) => top + pitch * index;
  const arrow = hull.centre - beside - sizes.link * 3.5;
  return (
    <>
      {links.map(({ name, text }, index) => (
        <g key={name}>
          <text
            x={hull.centre - beside}
            y={y(index) + sizes.link * 0.32}
            textAnchor="end"
            className={`font-display font-semibold ${index === 0 ? "fill-accent" : "fill-text"}`}
            fontSize={sizes.link}
          >
            {name}
          </text>
          <text
            x={hull.centre + beside}
            y={y(index) + sizes.text * 0.34}
            className="fill-text-soft"
            fontSize={sizes.text}
          >
            {text}
          </text>
        </g>
      ))}
      <path
        d={`M${hull.centre - beside - sizes.link * 2.4} ${y(3)}H${loop}V${y(1)}H${arrow}`}
        className="stroke-secondary"
        strokeWidth="1.75"
        strokeDasharray="6 4"
      />
      <path
        d={`M${arrow - 9} ${y(1) - 5}l9 5-9 5`}
        className="stroke-secondary"
        strokeWidth="1.75"
      />
      <g className="fill-secondary" fontSize={sizes.text} textAnchor="end">
        <text x={loop - 16} y={y(2) - 6}>
          a failed test opens
        </text>
        <text x={loop - 16} y={y(2) + sizes.text}>
          a ticket for the owner
        </text>
      </g>
    </>
  );
}
