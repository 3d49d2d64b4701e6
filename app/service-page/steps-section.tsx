import { Section, type Tone } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import type { ServicePage } from "#content/services/types.ts";

/** The steps of the work, in the form that several service pages share. */
export function StepsSection({
  part,
  tone = "background",
}: {
  part: ServicePage["process"];
  tone?: Tone;
}) {
  return (
    <Section title={part.title} lede={part.intro} tone={tone}>
      <Steps steps={part.steps} />
    </Section>
  );
}
