import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

export function Absent() {
  return (
    <Section id="absent" title={privacyPolicy.absent.title}>
      <RuleGrid columns={2} items={privacyPolicy.absent.items} />
    </Section>
  );
}
