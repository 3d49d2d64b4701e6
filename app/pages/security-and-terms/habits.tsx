import { Section } from "#app/ui/section.tsx";
import { securityAndTerms } from "#content/pages/security-and-terms.ts";

const { safety } = securityAndTerms;

/** How we behave in a client's systems, each habit below the figure it is remembered by. */
export function Habits() {
  return (
    <Section id="systems" title={safety.title} tone="inverse">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        {safety.items.map(({ figure, unit, title, text }) => (
          <li
            key={title}
            className="row-span-2 grid grid-rows-subgrid gap-y-1.5 border-secondary border-l-2 pl-5 lg:pl-6"
          >
            <div>
              <p aria-hidden="true" className="mb-4 flex items-baseline gap-2.5 text-secondary">
                <span className="font-bold font-display text-[3.25rem] leading-[0.8] tracking-tight lg:text-[5rem]">
                  {figure}
                </span>
                <span className="font-mono text-small">{unit}</span>
              </p>
              <h3 className="text-h4">{title}</h3>
            </div>
            <p className="max-w-[30.6em] text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
