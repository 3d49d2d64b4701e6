const dayWidth = 40;

/** Days count from a Monday, so the fifth day and every seventh after it is a Friday. */
const isFriday = (day: number) => day % 7 === 5;

/** Where the columns below the ruler begin, as shares of its width: the second is as wide as almost two others. */
const columns = [0, 0.2203, 0.582, 0.8023];

/**
 * Ruler of the first days: a tick for each day, a diamond where a stretch begins, from which a line leads to its column
 * below, and a small one on each Friday. Decorative: the text below says the same.
 */
export function DayRuler({ days, starts }: { days: number; starts: readonly number[] }) {
  const all = Array.from({ length: days }, (_, index) => index + 1);
  const width = days * dayWidth;
  return (
    <svg
      aria-hidden="true"
      viewBox={`-9 0 ${width + 9} 84`}
      fill="none"
      className="-ml-[9px] h-auto w-[calc(100%+9px)] max-xl:hidden"
    >
      <path
        d={all.map((day) => `M${(day - 1) * dayWidth} 31v-${day % 7 === 1 ? 12 : 6}`).join("")}
        className="stroke-text-soft"
      />
      <path
        d={starts
          .map(
            (day, index) =>
              `M${(day - 1) * dayWidth} 31V64H${Math.round((columns[index] ?? 0) * width)}V84`,
          )
          .join("")}
        className="stroke-accent"
        strokeWidth="1.5"
      />
      <path d={`M0 31H${width}`} className="stroke-text" strokeWidth="1.5" />
      <g className="fill-text-soft font-mono text-[12px]" textAnchor="middle">
        {all.filter(isFriday).map((day) => (
          <text key={day} x={(day - 0.5) * dayWidth} y="51">
            Fri
          </text>
        ))}
      </g>
      <g className="fill-text font-bold font-display text-[22px]" textAnchor="middle">
        {starts.map((day, index) =>
          index === 0 ? (
            <text key={day} x="0" y="16" textAnchor="start">
              Day {day}
            </text>
          ) : (
            <text key={day} x={(day - 1) * dayWidth} y="16">
              {day}
            </text>
          ),
        )}
        <text x={width} y="16" textAnchor="end">
          {days}
        </text>
      </g>
      <path d={`M${width} 19v24`} className="stroke-text" strokeWidth="3" />
      <path
        d={all
          .filter(isFriday)
          .map((day) => `M${(day - 0.5) * dayWidth} 26l5 5-5 5-5-5Z`)
          .join("")}
        className="fill-secondary"
      />
      <path
        d={starts.map((day) => `M${(day - 1) * dayWidth} 22l9 9-9 9-9-9Z`).join("")}
        className="fill-accent"
      />
    </svg>
  );
}
