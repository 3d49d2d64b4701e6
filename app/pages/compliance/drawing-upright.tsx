import {
  asks,
  Chain,
  deckPoint,
  description,
  type Hull,
  links,
  Sections,
} from "./drawing-parts.tsx";

/** Dimensions of the drawing with horizontal names. */
type Frame = { width: number; hull: Hull; name: number; text: number; loop: number };

export const wide: Frame = {
  width: 1160,
  hull: { centre: 580, halfBeam: 500, sheer: 96, rise: 26, keel: 318 },
  name: 14,
  text: 14,
  loop: 420,
};

export const medium: Frame = {
  width: 720,
  hull: { centre: 360, halfBeam: 306, sheer: 92, rise: 20, keel: 300 },
  name: 12.5,
  text: 11.5,
  loop: 232,
};

/** Version with the names above the deck, from the medium breakpoint up. */
export function Upright({ frame, className }: { frame: Frame; className: string }) {
  const { hull, loop } = frame;
  const top = hull.keel + 54;
  const pitch = 50;
  const y = (index: number) => top + pitch * index + 4;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${top + 3 * pitch + 88}`}
      role="img"
      aria-label={description}
      className={className}
      fill="none"
    >
      <Sections hull={hull} />
      {asks.map(({ name, paragraph }, index) => {
        const [x, deckY] = deckPoint(index, hull);
        return (
          <g key={name} textAnchor="middle">
            <text
              x={x}
              y={deckY - 32}
              className="fill-text font-mono"
              fontSize={frame.name}
              fontWeight="600"
            >
              {name}
            </text>
            <text x={x} y={deckY - 14} className="fill-text-soft font-mono" fontSize={frame.text}>
              {paragraph}
            </text>
          </g>
        );
      })}
      <Chain x={hull.centre} from={hull.keel} top={top} pitch={pitch} />
      {links.map(({ name, text }, index) => (
        <g key={name} className="font-mono" fontSize={frame.name}>
          <text
            x={hull.centre - 30}
            y={y(index)}
            textAnchor="end"
            className={index === 0 ? "fill-accent" : "fill-text"}
            fontWeight="600"
          >
            {name}
          </text>
          <text x={hull.centre + 30} y={y(index)} className="fill-text-soft">
            {text}
          </text>
        </g>
      ))}
      <path
        d={`M${hull.centre - 80} ${y(3) - 5}H${loop}V${y(1) - 5}H${hull.centre - 96}`}
        className="stroke-secondary"
        strokeWidth="1.5"
        strokeDasharray="6 4"
      />
      <path
        d={`M${hull.centre - 104} ${y(1) - 10}l9 5-9 5`}
        className="stroke-secondary"
        strokeWidth="1.5"
      />
      <g className="fill-secondary font-mono" fontSize={frame.name} textAnchor="end">
        <text x={loop - 14} y={y(2) - 10}>
          a failed test opens
        </text>
        <text x={loop - 14} y={y(2) + 8}>
          a ticket for the owner
        </text>
      </g>
    </svg>
  );
}
