import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

/** The work as one line down the page, dates at the left. */
export function Course() {
  return (
    <Section label="Order of work" title={page.process.title} lede={page.process.intro} tone="tint">
      <ol className="border-text border-l-[1.5px] md:ml-52">
        {page.process.steps.map((step) => (
          <li key={step.title} className="relative pb-9 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="solid absolute top-2 -left-[7px] size-3 rotate-45 bg-accent"
            />
            <p className="label text-text-soft md:absolute md:top-1.5 md:-left-52 md:w-44">
              {step.when}
            </p>
            <h3 className="text-h3">{step.title}</h3>
            <p className="measure mt-2 text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
