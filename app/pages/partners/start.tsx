import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { partners } from "#content/pages/partners.ts";

export function Start() {
  return (
    <Section id="start" title={partners.start.title} lede={partners.start.intro}>
      <Steps steps={partners.start.steps} />
    </Section>
  );
}
