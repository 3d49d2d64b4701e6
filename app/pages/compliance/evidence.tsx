import { ToolNames } from "#app/service-page/technology-groups.tsx";
import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";

export function Evidence() {
  return (
    <Section
      label="Sources of evidence"
      title={page.technologies.title}
      lede={page.technologies.intro}
    >
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <dl className="grid content-start gap-6">
          {page.technologies.groups.map((group) => (
            <div key={group.name}>
              <dt className="label text-text-soft">{group.name}</dt>
              <dd className="mt-1">
                <ToolNames names={group.items} />
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-h3">{page.engagement.title}</h3>
          <p className="mt-2 text-text-soft">{page.engagement.intro}</p>
          <ul className="mt-6 border-text border-t-[1.5px]">
            {page.engagement.models.map((model) => (
              <li key={model.name} className="border-line border-b py-5">
                <h4 className="text-h4">{model.name}</h4>
                <p className="mt-1 max-w-[60ch] text-text-soft">{model.text}</p>
                <p className="mt-1 text-small">
                  <span className="font-semibold">For:</span> {model.fits}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
