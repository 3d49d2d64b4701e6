import { Figure } from "#app/ui/figure.tsx";
import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";
import { crewDays } from "./crew-day.ts";
import { CrewDayDrawing } from "./crew-day-drawing.tsx";

const { title, intro, day, items } = careers.working;

/** A crew's day drawn on the clocks of both offices, if there are two, and what else is usual. */
export function Working() {
  return (
    <Section id="working" title={title} lede={intro} layout="stacked" tone="tint">
      {crewDays && (
        <Figure caption={day.caption}>
          <CrewDayDrawing {...crewDays} />
        </Figure>
      )}
      <div className="mt-12 lg:mt-16">
        <PointGrid items={items} />
      </div>
    </Section>
  );
}
