import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

export function Beliefs() {
  return (
    <Section
      id="beliefs"
      label="Practice"
      title={aboutUs.beliefs.title}
      lede={aboutUs.beliefs.intro}
    >
      <ol className="grid gap-y-10 lg:gap-y-0">
        {aboutUs.beliefs.items.map((item) => (
          <li
            key={item.belief}
            className="grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:border-line lg:border-t lg:py-9"
          >
            <h3 className="max-w-[18ch] text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)] leading-[1.1]">
              {item.belief}
            </h3>
            <p className="measure border-line border-l pl-5 text-text-soft lg:border-0 lg:pt-1.5 lg:pl-0">
              {item.practice}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
