import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

export function Short() {
  return (
    <Section id="short" title={privacyPolicy.short.title}>
      <RuleGrid columns={4} items={privacyPolicy.short.items} />
    </Section>
  );
}
