import { Section } from "#app/ui/section.tsx";
import type { StepScale } from "#app/ui/step-scale.ts";
import { Steps } from "#app/ui/steps.tsx";
import { partners } from "#content/pages/partners.ts";

/** Days 1, 3 and 10; when the first project begins is open. */
const scale: StepScale = { units: 9, share: 0.6, due: [0, 2, 9, "open"] };

export function Start() {
  return (
    <Section id="start" title={partners.start.title} lede={partners.start.intro}>
      <Steps steps={partners.start.steps} scale={scale} />
    </Section>
  );
}
