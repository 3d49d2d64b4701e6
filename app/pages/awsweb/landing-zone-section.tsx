import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";
import { AccountsShip } from "./drawing.tsx";

export function LandingZone() {
  return (
    <Section title={page.landing.title} lede={page.landing.intro} id="landing-zone">
      <Figure caption="A landing zone with two products. Yours has as many compartments as it has purposes.">
        <AccountsShip />
      </Figure>
    </Section>
  );
}
