import { Section } from "#app/ui/section.tsx";
import type { StepScale } from "#app/ui/step-scale.ts";
import { Steps } from "#app/ui/steps.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { week } = aboutUs;

/** Monday to Friday, and the end of the month. */
const scale: StepScale = { units: 4, share: 0.5, due: [0, [1, 3], 4, "later"] };

export function Week() {
  return (
    <Section id="week" title={week.title} lede={week.intro} tone="tint">
      <Steps
        scale={scale}
        steps={week.days.map(({ day, title, text, yours }) => ({
          when: day,
          title,
          text: (
            <>
              {text}
              <span className="mt-3 block text-small text-text">From you: {yours}</span>
            </>
          ),
        }))}
      />
    </Section>
  );
}
