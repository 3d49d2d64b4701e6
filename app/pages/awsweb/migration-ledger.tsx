import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

const lines: readonly (typeof page.ledger.lines)[number][] = page.ledger.lines;
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const sum = (column: "before" | "after") =>
  lines.reduce<number>((total, line) => total + line[column], 0);

const columns =
  "lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_4rem_minmax(0,7fr)_6rem_6rem] lg:gap-x-8";

/** Workloads with their decisions and their costs before and after, with the totals below a rule. */
export function MigrationLedger() {
  const [before, after] = [sum("before"), sum("after")];
  return (
    <Section title={page.ledger.title} lede={page.ledger.intro} id="ledger">
      <p className="mb-3 text-right">
        <SpecimenMark />
      </p>
      <div
        aria-hidden="true"
        className={`label hidden border-text border-b-[1.5px] pb-3 text-text-soft lg:grid ${columns}`}
      >
        <span>Workload</span>
        <span>Strategy</span>
        <span>Wave</span>
        <span>Rollback</span>
        <span className="text-right">Before</span>
        <span className="text-right">After</span>
      </div>
      <ol className="border-text border-t-[1.5px] lg:border-t-0">
        {lines.map((line) => (
          <li
            key={line.workload}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 py-2 max-lg:py-3 ${columns}`}
          >
            <h3 className="text-h4 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2">
              {line.workload}
              <span className="font-normal font-sans text-text-soft text-small tracking-normal lg:block">
                {line.owner}
              </span>
            </h3>
            <p>{line.strategy}</p>
            <p className="font-mono text-small max-lg:text-right">
              <span className="label text-text-soft lg:sr-only">Wave </span>
              {line.wave}
            </p>
            <p className="text-text-soft max-lg:col-span-2">{line.wayBack}</p>
            <p className="font-mono max-lg:col-start-2 max-lg:row-start-1 lg:contents">
              <span className="lg:text-right">
                <span className="sr-only">Before </span>
                {dollars(line.before)}
              </span>
              <span aria-hidden="true" className="text-text-soft lg:hidden">
                {" "}
                →{" "}
              </span>
              <span className="lg:text-right">
                <span className="sr-only">After </span>
                {dollars(line.after)}
              </span>
            </p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-text border-t-[1.5px] pt-4">
        <span className="font-display font-semibold text-h4">Monthly total</span>
        <span className="font-mono text-h4">
          {dollars(before)} − {dollars(after)} ={" "}
          <span className="text-accent">
            {dollars(before - after)}, {Math.round(((before - after) / before) * 100)}%
          </span>
        </span>
      </p>
    </Section>
  );
}
