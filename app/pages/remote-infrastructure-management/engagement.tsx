import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

export function Engagement() {
  return (
    <Section
      label="Ways to work"
      title={page.engagement.title}
      lede={page.engagement.intro}
      tone="tint"
    >
      <ul className="border-text border-t-[1.5px]">
        {page.engagement.models.map((model) => (
          <li
            key={model.name}
            className="grid gap-x-10 gap-y-2 border-text/20 border-b py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]"
          >
            <h3 className="text-h3">{model.name}</h3>
            <p className="max-w-[56ch] text-text-soft">{model.text}</p>
            <p className="max-w-[46ch] md:col-start-2 lg:col-start-auto">
              <span className="label text-text-soft">Fits</span> {model.fits}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
