import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

export function Engagement() {
  return (
    <Section label="Price" title={page.engagement.title} lede={page.engagement.intro} tone="tint">
      <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {page.engagement.models.map((model) => (
          <li key={model.name}>
            <h3 className="text-h3">{model.name}</h3>
            <p className="mt-2 max-w-[52ch] text-text-soft">{model.text}</p>
            <p className="mt-4 border-text border-t pt-3 text-small">{model.fits}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
