import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { week } = aboutUs;

export function Week() {
  return (
    <Section id="week" title={week.title} lede={week.intro} tone="tint">
      <Steps
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
