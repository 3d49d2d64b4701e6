import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

const { refusals } = aboutUs;

export function Refusals() {
  return (
    <Section id="refusals" title={refusals.title} lede={refusals.intro}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {refusals.items.map(({ title, text }) => (
          <li
            key={title}
            className="row-span-2 grid grid-cols-[2.5rem_minmax(0,1fr)] grid-rows-subgrid gap-y-0 lg:row-span-3 lg:grid-cols-1"
          >
            <Icon name="x" size={26} className="text-accent" />
            <h3 className="text-h4 lg:mt-3">{title}</h3>
            <p className="mt-1.5 max-w-[34.6em] text-text-soft max-lg:col-start-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
