import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

export function Engagement() {
  return (
    <Section
      label="Engagement"
      title={page.engagement.title}
      lede={page.engagement.intro}
      tone="tint"
    >
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {page.engagement.models.map((model) => (
          <li key={model.name} className="flex flex-col border-text border-t-[1.5px] py-6">
            <h3 className="text-h3">{model.name}</h3>
            <p className="mt-2 mb-5 max-w-[52ch] text-text-soft">{model.text}</p>
            <p className="mt-auto">
              <span className="label text-text-soft">Fits</span>
              <span className="block">{model.fits}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
