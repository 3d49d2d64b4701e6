import { Section } from "#app/ui/section.tsx";
import { Steps, type StepTime } from "#app/ui/steps.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { week } = aboutUs;

/** Monday to Friday, and the end of the month. */
const times: readonly StepTime[] = [{ until: 1 }, { until: 3, lasts: 2 }, {}, {}];

export function Week() {
  return (
    <Section id="week" title={week.title} lede={week.intro} tone="tint">
      <Steps
        times={times}
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
