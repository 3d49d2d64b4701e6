import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";

export function Phases() {
  return (
    <Section title={page.process.title} lede={page.process.intro}>
      <ol className="gap-x-14 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(3,auto)]">
        {page.process.steps.map((step) => (
          <li
            key={step.title}
            className="relative border-text border-l-[1.5px] pb-5 pl-7 last:pb-0 lg:pb-8 lg:nth-[3n]:pb-0"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent"
            />
            <p className="label pt-1 text-text-soft">{step.when}</p>
            <h3 className="mt-1 text-h4">{step.title}</h3>
            <p className="measure mt-1 text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
