import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";

/** Running text in two columns, without rules: read, not scanned. */
export function FifthYear() {
  const { title, intro, items } = page.fifthYear;
  return (
    <Section label="Upkeep" title={title} lede={intro} tone="tint">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {items.map((item) => (
          <div key={item.title}>
            <h3 className="text-h4">{item.title}</h3>
            <p className="mt-1.5 max-w-[58ch] text-text-soft">{item.text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
