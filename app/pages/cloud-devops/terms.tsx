import { Section } from "#app/ui/section.tsx";
import { cloudDevops as page } from "#content/services/cloud-devops.ts";

export function Terms() {
  return (
    <Section label="Terms" title={page.engagement.title} lede={page.engagement.intro}>
      <ul className="grid gap-x-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)]">
        {page.engagement.models.map((model) => (
          <li key={model.name} className="flex flex-col border-text border-t-[1.5px] pt-5 pb-8">
            <h3 className="text-h3">{model.name}</h3>
            <p className="mt-2 mb-6 max-w-[50ch] text-text-soft">{model.text}</p>
            <p className="mt-auto border-secondary border-l-2 pl-4 text-small">{model.fits}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
