import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";
import { BudgetSum } from "./budget-sum.tsx";
import { BuildReport } from "./build-report.tsx";

export function Budget() {
  return (
    <Section id="budget" title={page.budget.title} lede={page.budget.intro} tone="tint">
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <BudgetSum />
        <div className="flex flex-col gap-8">
          <BuildReport />
          <p className="font-display font-semibold text-h3 tracking-tight">{page.budget.gate}</p>
        </div>
      </div>
    </Section>
  );
}
