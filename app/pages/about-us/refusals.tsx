import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { refusals } = aboutUs;

/** Work we decline, each struck out as from a list of offers. */
export function Refusals() {
  return (
    <Section id="refusals" title={refusals.title} lede={refusals.intro}>
      <ul className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:gap-y-14">
        {refusals.items.map(({ title, text }) => (
          <li key={title} className="row-span-2 grid grid-rows-subgrid gap-y-3">
            <h3 className="self-end max-w-[17em] text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.15] line-through decoration-2 decoration-accent">
              {title}
            </h3>
            <p className="max-w-[34.6em] text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
