import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

export function Engagement() {
  return (
    <Section
      label="Engagement"
      title={page.engagement.title}
      lede={page.engagement.intro}
      tone="tint"
    >
      <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {page.engagement.models.map((model) => (
          <li key={model.name} className="border-accent border-t-2 pt-5">
            <h3 className="text-h3">{model.name}</h3>
            <p className="mt-2 max-w-[52ch] text-text-soft">{model.text}</p>
            <p className="mt-4 max-w-[52ch]">
              <span className="label text-text-soft">For</span> {model.fits}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
