/** Words below a curve, and where they stand: from 0 at the left of the window to 1 at the right. */
export type CurveMark = readonly [at: number, words: string];

/**
 * Words below the curve of a closing band, at their places. The first and the last are inside the window; of the
 * others, a phone has room for the middle one only.
 */
export const CurveMarks = ({ marks }: { marks: readonly CurveMark[] }) => (
  <svg
    aria-hidden="true"
    className="scheme-dark mt-2 block h-6 w-full fill-text-soft font-mono text-label"
  >
    {marks.map(([at, words], index) => {
      const last = marks.length - 1;
      if (index === 0 || index === last)
        return (
          <text
            key={words}
            x={index && "100%"}
            y="15"
            dx={index ? -16 : 16}
            textAnchor={index ? "end" : "start"}
          >
            {words}
          </text>
        );
      const x = `${Math.round(at * 100)}%`;
      return (
        <text
          key={words}
          x={x}
          y="15"
          textAnchor="middle"
          className={index * 2 === last ? undefined : "max-md:hidden"}
        >
          {words}
        </text>
      );
    })}
  </svg>
);
