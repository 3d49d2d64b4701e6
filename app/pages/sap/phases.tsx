import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";

export function Phases() {
  return (
    <Section title={page.process.title} lede={page.process.intro}>
      <ol className="border-text border-l-[1.5px]">
        {page.process.steps.map((step) => (
          <li
            key={step.title}
            className="relative grid gap-x-10 gap-y-1 pb-5 pl-7 last:pb-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <span
              aria-hidden="true"
              className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent"
            />
            <div>
              <p className="label pt-1 text-text-soft">{step.when}</p>
              <h3 className="mt-1 text-h4">{step.title}</h3>
            </div>
            <p className="measure text-text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
