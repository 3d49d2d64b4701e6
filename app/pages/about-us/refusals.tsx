import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { refusals } = aboutUs;

/** Work we decline, each struck out as from a list of offers. */
export function Refusals() {
  return (
    <Section id="refusals" title={refusals.title} lede={refusals.intro} layout="beside">
      <ul className="grid gap-y-9">
        {refusals.items.map(({ title, text }) => (
          <li key={title} className="border-line border-b pb-8 last:border-b-0 last:pb-0">
            <h3 className="text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-[1.15] line-through decoration-2 decoration-accent">
              {title}
            </h3>
            <p className="mt-3 max-w-[34.6em] text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
