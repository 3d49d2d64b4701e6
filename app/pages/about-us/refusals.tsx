import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

export function Refusals() {
  return (
    <Section
      id="refusals"
      title={aboutUs.refusals.title}
      lede={aboutUs.refusals.intro}
      layout="beside"
    >
      <PointGrid columns={2} items={aboutUs.refusals.items} />
    </Section>
  );
}
