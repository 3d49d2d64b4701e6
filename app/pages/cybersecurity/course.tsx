import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";

/** Days at the left edge, large enough to plan by. */
export function Course() {
  return (
    <Section label="In order" title={page.process.title} lede={page.process.intro}>
      <ol className="border-text border-t-[1.5px]">
        {page.process.steps.map((step) => (
          <li
            key={step.title}
            className="grid gap-x-10 gap-y-1 border-line border-b py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <p className="font-mono text-accent">{step.when}</p>
            <div className="grid gap-x-10 gap-y-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)]">
              <h3 className="text-h3">{step.title}</h3>
              <p className="max-w-[60ch] text-text-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
