/** Words below a curve, and where they stand: from 0 at the left of the window to 1 at the right. */
export type CurveMark = readonly [at: number, words: string];

/**
 * Words below the curve of a closing band, each beside a tick at its place, and the last one before it. Between the
 * first and the last, a phone has room for the middle one only.
 */
export const CurveMarks = ({ marks }: { marks: readonly CurveMark[] }) => (
  <svg
    aria-hidden="true"
    className="scheme-dark mt-2 block h-7 w-full fill-text-soft stroke-text-soft font-mono text-label md:text-small"
  >
    {marks.map(([at, words], index) => {
      const last = marks.length - 1;
      const x = `${Math.round(at * 1000) / 10}%`;
      const isShown = index === 0 || index === last || index * 2 === last;
      return (
        <g key={words} className={isShown ? undefined : "max-md:hidden"}>
          <line x1={x} x2={x} y2="22" />
          <text
            x={x}
            y="20"
            dx={index === last ? -8 : 8}
            textAnchor={index === last ? "end" : "start"}
            stroke="none"
          >
            {words}
          </text>
        </g>
      );
    })}
  </svg>
);
