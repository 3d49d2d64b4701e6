import type { ReactNode } from "react";
import { Section, type Tone } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import type { ServicePage } from "#content/services/types.ts";

/** The steps of the work, in the form that several service pages share. */
export function StepsSection({
  part,
  tone = "background",
  drawing,
}: {
  part: ServicePage["process"];
  tone?: Tone;
  /** Above the steps' columns. */
  drawing?: ReactNode;
}) {
  return (
    <Section title={part.title} lede={part.intro} tone={tone}>
      {drawing}
      <Steps steps={part.steps} />
    </Section>
  );
}
