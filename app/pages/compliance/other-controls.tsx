import { asks, type Hull, others, sectionOf } from "./drawing-parts.tsx";

/** Half of a link’s height, and the space from one link to the next. */
const half = 9;

/** How many frameworks ask for the control on the drawing’s chain. */
const asking = asks.filter(({ paragraph }) => paragraph !== null).length;

type OtherControlsProps = { x: number; hull: Hull; bottom: number };

/** At the right the other controls on a thinner chain; at the left how many frameworks ask for the first one. */
export function OtherControls({ x, hull, bottom }: OtherControlsProps) {
  const from = hull.keel + 48;
  // The full section is the hull’s bottom.
  const [, bottomAt] = sectionOf(asks.length - 1, hull).find(([at]) => at >= x) ?? [x, hull.keel];
  const pitch = (bottom - from - half) / (others.length - 1);
  return (
    <>
      <path
        d={`M${x} ${bottomAt.toFixed(1)}V${from - half}${others
          .slice(1)
          .map(
            (_, index) =>
              `M${x} ${(from + pitch * index + half - 4).toFixed(1)}v${(pitch - 2 * half + 8).toFixed(1)}`,
          )
          .join("")}`}
        className="stroke-text-soft"
        strokeWidth="1.5"
      />
      {others.map((control, index) => {
        const y = from + pitch * index;
        return (
          <g key={control}>
            <rect
              x={x - 5.5}
              y={(y - half).toFixed(1)}
              width="11"
              height={half * 2}
              rx="5.5"
              className="stroke-text-soft"
              strokeWidth="1.5"
            />
            <text x={x + 24} y={(y + 6).toFixed(1)} className="fill-text" fontSize="18">
              {control}
            </text>
          </g>
        );
      })}
      <g className="fill-text">
        <text
          x="0"
          y={hull.keel + 150}
          className="font-display font-semibold tracking-tight"
          fontSize="88"
        >
          {asking} of {asks.length}
        </text>
        <text y={hull.keel + 190} className="fill-text-soft" fontSize="18">
          ask for access reviews
        </text>
      </g>
    </>
  );
}
