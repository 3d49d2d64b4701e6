import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";
import { BudgetSum } from "./budget-sum.tsx";
import { BuildReport } from "./build-report.tsx";
import { StackingTable } from "./stacking-table.tsx";

export function Budget() {
  return (
    <Section
      id="budget"
      label="Performance budget"
      title={page.budget.title}
      lede={page.budget.intro}
      tone="tint"
    >
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <BudgetSum />
        <div className="flex flex-col gap-8">
          <BuildReport />
          <p className="mt-auto border-accent border-l-2 pl-6 font-display font-semibold text-h3 tracking-tight">
            {page.budget.gate}
          </p>
        </div>
      </div>
      <div className="mt-14">
        <StackingTable
          caption="The four limits and how they are measured"
          head={["Measure", "Limit", "What a visitor notices", "Where we measure it"]}
          rows={page.budget.lines.map((line) => [line.measure, line.limit, line.means, line.how])}
        />
      </div>
    </Section>
  );
}
