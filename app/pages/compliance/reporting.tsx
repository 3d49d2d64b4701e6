import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import { ReportingClocks } from "./reporting-clocks.tsx";

export function Reporting() {
  return (
    <Section
      label="Reporting"
      title={page.clocks.title}
      lede={page.clocks.intro}
      tone="tint"
      id="clocks"
    >
      <Figure
        className="mb-10"
        caption="The latest hour of each report after you know of it, on a scale that grows by ratio; a month is thirty days. Filled: to an authority or the card brands. Open: to the people concerned."
      >
        <ReportingClocks />
      </Figure>
    </Section>
  );
}
