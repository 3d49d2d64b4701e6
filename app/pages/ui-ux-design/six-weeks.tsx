import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";
import { WeeksDrawing } from "./weeks-drawing.tsx";

/** The weeks in a row, below what one screen looks like in each of them. */
export function SixWeeks() {
  return (
    <Section tone="inverse" title={page.process.title} lede={page.process.intro}>
      <WeeksDrawing />
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 lg:grid-cols-6">
        {page.process.steps.map((step) => (
          <li key={step.title}>
            <p className="label text-accent">{step.when}</p>
            <h3 className="mt-1 text-h4">{step.title}</h3>
            <p className="mt-1 text-small text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
