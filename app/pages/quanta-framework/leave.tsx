import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

export function Leave() {
  return (
    <Section
      id="leave"
      label="Leaving"
      title={quantaFramework.leave.title}
      lede={quantaFramework.leave.intro}
      tone="tint"
    >
      <RuleGrid columns={2} items={quantaFramework.leave.items} />
    </Section>
  );
}
