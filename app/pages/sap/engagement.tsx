import { ToolNames } from "#app/service-page/technology-groups.tsx";
import { Section } from "#app/ui/section.tsx";
import { sap as page } from "#content/services/sap.ts";

export function Engagement() {
  return (
    <Section
      label="Buying it"
      title={page.engagement.title}
      lede={page.engagement.intro}
      tone="tint"
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ol className="border-text border-t-[1.5px]">
          {page.engagement.models.map((model) => (
            <li key={model.name} className="border-text/20 border-b py-6">
              <h3 className="text-h3">{model.name}</h3>
              <p className="mt-2 max-w-[58ch] text-text-soft">{model.text}</p>
              <p className="mt-2 text-small">
                <span className="font-semibold">Fits:</span> {model.fits}
              </p>
            </li>
          ))}
        </ol>
        <div>
          <h3 className="text-h3">{page.technologies.title}</h3>
          <p className="mt-2 text-text-soft">{page.technologies.intro}</p>
          <dl className="mt-6 grid gap-5">
            {page.technologies.groups.map((group) => (
              <div key={group.name}>
                <dt className="label text-text-soft">{group.name}</dt>
                <dd className="mt-1">
                  <ToolNames names={group.items} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Section>
  );
}
