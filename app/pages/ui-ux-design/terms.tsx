import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";

export function Terms() {
  const { engagement, technologies } = page;
  return (
    <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro}>
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ol className="grid content-start border-text border-t-[1.5px]">
          {engagement.models.map((model) => (
            <li key={model.name} className="border-line border-b py-6">
              <h3 className="text-h3">{model.name}</h3>
              <p className="mt-2 max-w-[60ch] text-text-soft">{model.text}</p>
              <p className="mt-3 font-semibold">{model.fits}</p>
            </li>
          ))}
        </ol>
        <div>
          <h3 className="text-h3">{technologies.title}</h3>
          <p className="mt-3 text-text-soft">{technologies.intro}</p>
          <dl className="mt-6 grid gap-5">
            {technologies.groups.map((group) => (
              <div key={group.name}>
                <dt className="label text-text-soft">{group.name}</dt>
                <dd className="mt-1">{group.items.join(", ")}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
