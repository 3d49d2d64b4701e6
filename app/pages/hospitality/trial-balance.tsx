import { amount, difference, expected } from "#app/service-page/balance.ts";
import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { SplitSection } from "#app/service-page/split-section.tsx";
import { cx } from "#app/ui/cx.ts";
import { Statement } from "#app/ui/statement.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

const { carried, day, folios, finding, without } = page.balance;

/** The night’s trial balance as printed, and the one line that keeps the date from rolling. */
export function TrialBalance() {
  return (
    <SplitSection
      title={page.balance.title}
      lede={page.balance.intro}
      id="trial-balance"
      aside={<Statement>{without}</Statement>}
    >
      <p className="mb-3 text-right">
        <SpecimenMark />
      </p>
      <dl className="border-[1.5px] border-text bg-surface px-5 py-4 md:px-8 md:py-6">
        <Line name={carried.name} figure={amount(carried.cents)} />
        {day.map(({ name, cents }) => (
          <Line key={name} name={name} figure={amount(cents)} />
        ))}
        <Line name="Expected total" figure={amount(expected)} total />
        <Line name={folios.name} figure={amount(folios.cents)} />
        <Line name="Difference" figure={amount(difference)} wrong />
      </dl>
      <div className="mt-8 border-accent border-l-2 pl-5">
        <h3 className="text-h3">{finding.title}</h3>
        <p className="mt-2 max-w-[40em] text-text-soft">{finding.text}</p>
      </div>
    </SplitSection>
  );
}

function Line({
  name,
  figure,
  total,
  wrong,
}: {
  name: string;
  figure: string;
  total?: boolean;
  wrong?: boolean;
}) {
  return (
    <div
      className={cx(
        "flex items-baseline justify-between gap-6 py-1.5",
        total ? "mt-1 border-text border-y-[1.5px] font-semibold" : "",
        wrong && "font-semibold text-accent",
      )}
    >
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0 font-mono tabular-nums">{figure}</dd>
    </div>
  );
}
