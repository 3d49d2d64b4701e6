import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { label, milestones, rows, key } = securityAndTerms.access;
/** From the first milestone to the last. */
const length = milestones.length - 1;
const grid = "gap-x-10 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]";

/** What can be accessed during a project, one bar for each row. Works with any font size and width. */
export function AccessChart() {
  return (
    <section aria-label={label}>
      <div aria-hidden="true" className={grid}>
        <p className="label hidden text-text-soft lg:block">{label}</p>
        <ol className="grid grid-cols-8 whitespace-nowrap font-mono text-label text-text-soft max-sm:text-[0.6875rem]">
          {milestones.map((milestone) => (
            <li
              key={milestone}
              className="col-span-2 self-end text-center first:col-span-1 first:text-left last:col-span-1 last:justify-self-end last:text-right max-sm:last:w-min max-sm:last:whitespace-normal"
            >
              {milestone}
            </li>
          ))}
        </ol>
      </div>
      <div className="relative mt-2 border-text border-t-[1.5px]">
        <Milestones className="absolute inset-y-0 right-0 hidden h-full w-[calc((100%-2.5rem)*8/12)] lg:block" />
        <ul className="relative">
          {rows.map((row) => (
            <li key={row.title} className={`${grid} items-center border-text/20 border-b py-4`}>
              <div>
                <h2 className="text-h4">{row.title}</h2>
                <p className="text-small text-text-soft">{row.text}</p>
                <p className="sr-only">{row.spoken}</p>
              </div>
              <Line spans={row.spans} />
            </li>
          ))}
        </ul>
      </div>
      <ul
        aria-hidden="true"
        className="mt-4 flex flex-wrap gap-x-7 gap-y-1 text-small text-text-soft lg:float-right lg:mt-2"
      >
        {key.map((meaning, index) => (
          <li key={meaning} className="flex items-center gap-2">
            <span className={`solid ${marks[index]}`} />
            {meaning}
          </li>
        ))}
      </ul>
    </section>
  );
}

const marks = [
  "h-3.5 w-7 bg-secondary",
  "h-3.5 w-2 bg-accent",
  "w-7 border-text border-t-2 border-dotted",
];

/** The milestones as lines through all rows; on narrow screens each row draws its own. */
const Milestones = ({ className }: { className: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${length} 1`}
    preserveAspectRatio="none"
    className={className}
  >
    <path
      d={milestones.map((_, at) => `M${at} 0V1`).join("")}
      className="stroke-text"
      strokeOpacity=".3"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

function Line({ spans }: { spans: readonly { from: number; until: number }[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${length} 10`}
      preserveAspectRatio="none"
      className="mt-3 h-7 w-full lg:mt-0 lg:h-9"
    >
      <path
        d={milestones.map((_, at) => `M${at} 0V10`).join("")}
        className="stroke-text lg:hidden"
        strokeOpacity=".3"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 5H${length}`}
        className="stroke-text"
        strokeWidth="2"
        strokeDasharray="2 4"
        vectorEffect="non-scaling-stroke"
      />
      {spans.map(({ from, until }) => (
        <rect
          key={from}
          x={from}
          y="1.5"
          width={until - from}
          height="7"
          className={until - from < 1 ? "fill-accent" : "fill-secondary"}
        />
      ))}
    </svg>
  );
}
