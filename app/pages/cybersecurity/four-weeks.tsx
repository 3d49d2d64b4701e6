import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import { TestersDrawing } from "./testers-drawing.tsx";

/**
 * Columns on wide screens: one part for each day of a step, as the drawing above has them, and four for the retest.
 * Written out, because Tailwind reads class names from the source.
 */
export const dayColumns = "xl:grid-cols-[3fr_3fr_8fr_3fr_4fr]";

/** The weeks of a test to their scale, below the two testers’ course through the branches. */
export function FourWeeks() {
  return (
    <Section title={page.process.title} lede={page.process.intro} tone="inverse">
      <TestersDrawing className="hidden h-auto w-full overflow-visible xl:block" />
      <ol className={`grid ${dayColumns}`}>
        {page.process.steps.map((step) => (
          <li
            key={step.title}
            className="relative border-text border-l-[1.5px] pb-8 pl-6 last:pb-0 xl:border-0 xl:pt-4 xl:pr-6 xl:pb-0 xl:pl-0"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent xl:hidden"
            />
            <p className="label text-text-soft">{step.when}</p>
            <h3 className="mt-2 text-h4">{step.title}</h3>
            <p className="mt-1.5 max-w-[29.3em] text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
