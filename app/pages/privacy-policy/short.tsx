import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

export function Short() {
  return (
    <Section id="short" title={privacyPolicy.short.title}>
      <PointGrid columns={4} items={privacyPolicy.short.items} />
    </Section>
  );
}
