import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { label, milestones, rows } = securityAndTerms.access;
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
              className="col-span-2 text-center first:col-span-1 first:text-left last:col-span-1 last:justify-self-end"
            >
              {milestone}
            </li>
          ))}
        </ol>
      </div>
      <ul className="mt-2 border-text border-t-[1.5px]">
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
    </section>
  );
}

function Line({ spans }: { spans: readonly { from: number; until: number }[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${length} 10`}
      preserveAspectRatio="none"
      className="mt-3 h-7 w-full lg:mt-0"
    >
      {milestones.map((milestone, at) => (
        <path
          key={milestone}
          d={`M${at} 0V10`}
          className="stroke-line"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M0 5H${length}`}
        className="stroke-text"
        strokeWidth="1"
        strokeDasharray={spans.length === 0 ? "2 5" : undefined}
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
