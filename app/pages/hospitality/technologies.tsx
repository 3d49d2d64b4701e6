import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

export function Technologies() {
  return (
    <Section label="Technology" title={page.technologies.title} lede={page.technologies.intro}>
      <dl className="grid gap-x-8 gap-y-8 border-text border-t-[1.5px] pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {page.technologies.groups.map((group) => (
          <div key={group.name}>
            <dt className="font-display font-semibold text-h4">{group.name}</dt>
            <dd>
              <ul className="mt-2 grid gap-1 text-text-soft">
                {group.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
