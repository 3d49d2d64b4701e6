import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";
import { ReportingClocks } from "./reporting-clocks.tsx";

export function Reporting() {
  return (
    <Section title={page.clocks.title} lede={page.clocks.intro} tone="tint" id="clocks">
      <Figure caption="Logarithmic scale. Filled: to an authority or the card brands. Open: to the people concerned.">
        <ReportingClocks />
      </Figure>
    </Section>
  );
}
