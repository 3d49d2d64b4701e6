import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";

/** The weeks as large numerals with text beside them. */
export function SixWeeks() {
  return (
    <Section tone="inverse" layout="beside" title={page.process.title} lede={page.process.intro}>
      <ol className="grid gap-x-14 md:grid-cols-2">
        {page.process.steps.map((step, index) => (
          <li key={step.title} className="flex gap-6 py-3 md:py-4">
            <span
              aria-hidden="true"
              className="w-[1.2ch] shrink-0 font-bold font-display text-h1 text-accent leading-none"
            >
              {index + 1}
            </span>
            <div>
              <p className="sr-only">{step.when}</p>
              <h3 className="text-h4">{step.title}</h3>
              <p className="mt-1.5 max-w-[34.6em] text-text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
