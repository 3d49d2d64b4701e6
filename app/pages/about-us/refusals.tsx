import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { refusals } = aboutUs;

/** A line through each line of the words, behind them, so that they stay easy to read. */
const struck =
  "box-decoration-clone bg-[linear-gradient(var(--color-accent),var(--color-accent))] bg-[length:100%_2px] bg-[position:0_58%] bg-no-repeat";

/** Work we decline, each struck out as from a list of offers. */
export function Refusals() {
  return (
    <Section id="refusals" title={refusals.title} lede={refusals.intro}>
      <ul className="grid gap-x-14 gap-y-9 md:grid-cols-2">
        {refusals.items.map(({ title, text }) => (
          <li key={title} className="border-text border-t-[1.5px] pt-6">
            <h3 className="text-[clamp(1.5rem,1rem+1.4vw,2.25rem)] leading-[1.1]">
              <span className={struck}>{title}</span>
            </h3>
            <p className="mt-3 max-w-[34.6em] text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
