import { Figure } from "#app/ui/figure.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";
import { CrewDayDrawing } from "./crew-day-drawing.tsx";

const { title, intro, day, items } = careers.working;

/** A crew's day drawn on the clocks of both offices, and what else is usual. */
export function Working() {
  return (
    <Section id="working" title={title} lede={intro} layout="stacked" tone="tint">
      <Figure caption={day.caption}>
        <CrewDayDrawing />
      </Figure>
      <div className="mt-12 lg:mt-16">
        <PointGrid items={items} />
      </div>
    </Section>
  );
}
