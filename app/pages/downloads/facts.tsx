import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";

export function Facts() {
  return (
    <Section id="files" title={downloads.facts.title}>
      <RuleGrid columns={3} items={downloads.facts.items} />
    </Section>
  );
}
