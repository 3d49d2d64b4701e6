/** A ship from above, her bow to the right, around the middle of her length. */
const hull = "M-66-12Q-70 0-66 12C-30 19 30 19 74 0C30-19-30-19-66-12Z";
const centreline = "M-76 0H84";

/** Where she is at each step: her middle, her heading in degrees, and the lines that hold her to the quay. */
const positions: readonly { x: number; y: number; heading: number; lines: string; ink: number }[] =
  [
    { x: 90, y: 30, heading: 6, lines: "", ink: 0.45 },
    { x: 400, y: 52, heading: 9, lines: "", ink: 0.7 },
    { x: 712, y: 98, heading: 0, lines: "M636 128L650 105", ink: 1 },
    { x: 1022, y: 98, heading: 0, lines: "M946 128L960 105M1110 128L1082 100", ink: 1 },
  ];

/** A ship from above, on her way to the quay, which is the line of the steps below. Decorative; on wide screens. */
export function Arrival() {
  return (
    <svg
      viewBox="0 0 1240 128"
      aria-hidden="true"
      fill="none"
      className="hidden w-full overflow-visible lg:block"
    >
      <path
        d="M0 22C200 34 420 50 560 82S800 98 1022 98"
        className="stroke-secondary"
        strokeDasharray="3 7"
        strokeWidth="1.5"
      />
      {positions.map(({ x, y, heading, lines, ink }, index) => (
        <g key={x} strokeOpacity={ink}>
          <g transform={`translate(${x} ${y}) rotate(${heading})`}>
            <path
              d={hull}
              className={`stroke-text ${index === 3 ? "fill-tint" : "fill-surface"}`}
              strokeWidth="1.75"
            />
            <path d={centreline} className="stroke-text-soft" strokeDasharray="14 4 2 4" />
            {index === 3 ? (
              <path d="M-40-8h16v16h-16zM-16-8h16v16h-16zM8-8h16v16h-16z" className="fill-accent" />
            ) : null}
          </g>
          <path d={lines} className="stroke-text" strokeWidth="1.5" />
        </g>
      ))}
    </svg>
  );
}
