import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

/** The budget as a sum on paper: terms left, figures right, the result below a rule. */
export function BudgetSum() {
  const { sum } = page.budget;
  return (
    <dl>
      {sum.map((line, index) => {
        const result = index === sum.length - 1;
        return (
          <div
            key={line.term}
            className={
              result
                ? "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-text border-t-2 pt-3"
                : "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 pb-3"
            }
          >
            <dt className={result ? "font-display font-bold text-h3" : "font-semibold"}>
              {line.term}
            </dt>
            <dd
              className={
                result
                  ? "whitespace-nowrap text-right font-bold font-mono text-h3 text-accent"
                  : "whitespace-nowrap text-right font-mono text-h3"
              }
            >
              {line.value}
            </dd>
            <dd className="col-span-2 max-w-[40em] text-text-soft">{line.note}</dd>
          </div>
        );
      })}
    </dl>
  );
}
