import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { Controller } from "./controller.tsx";

export function Rights() {
  return (
    <Section id="rights" title={privacyPolicy.rights.title} lede={privacyPolicy.rights.intro}>
      <RuleGrid columns={4} items={privacyPolicy.rights.items} />
      <Controller />
      <div className="mt-10 border-line border-t pt-6">
        <h3 className="text-h4">{privacyPolicy.changes.title}</h3>
        <p className="measure mt-2 text-text-soft">{privacyPolicy.changes.text}</p>
      </div>
    </Section>
  );
}
