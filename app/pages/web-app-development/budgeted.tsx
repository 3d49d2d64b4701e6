import { loadLine, painted, weight } from "./load-line.ts";

/** The budget and what it comes to, large: both are worked out further down the page. */
export function Budgeted() {
  const figures = [
    { figure: `${weight} kB`, term: "is all a page may load before its largest paint" },
    { figure: `${painted.toFixed(2)} s`, term: `and it is there. The limit is ${loadLine} s.` },
  ];
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-4 border-text border-t-[1.5px] pt-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-14 lg:mt-14">
      {figures.map(({ figure, term }) => (
        <div key={term} className="flex flex-col-reverse justify-end">
          <dt className="mt-3 max-w-[15em] text-text-soft">{term}</dt>
          <dd className="whitespace-nowrap font-bold font-display text-[clamp(2rem,0.6rem+6.4vw,5.25rem)] leading-none tracking-tight">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
