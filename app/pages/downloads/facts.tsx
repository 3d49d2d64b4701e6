import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { downloads } from "#content/pages/downloads.ts";

export function Facts() {
  return (
    <Section id="files" title={downloads.facts.title}>
      <PointGrid columns={3} items={downloads.facts.items} />
    </Section>
  );
}
