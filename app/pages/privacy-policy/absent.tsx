import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

export function Absent() {
  return (
    <Section id="absent" title={privacyPolicy.absent.title}>
      <PointGrid columns={2} items={privacyPolicy.absent.items} />
    </Section>
  );
}
