import { Section } from "#app/ui/section.tsx";
import { Steps, type StepTime } from "#app/ui/steps.tsx";
import { partners } from "#content/pages/partners.ts";
import { Arrival } from "./arrival-drawing.tsx";

/** Days 1, 3 and 10; when the first project begins is open. */
const times: readonly StepTime[] = [
  { until: 2, words: "2 days" },
  { until: 7, words: "7 days" },
  {},
  { open: true },
];

export function Start() {
  return (
    <Section id="start" title={partners.start.title} lede={partners.start.intro}>
      <Arrival />
      <Steps steps={partners.start.steps} times={times} />
    </Section>
  );
}
