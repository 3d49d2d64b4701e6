import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

export function BeforePaying() {
  return (
    <Section title={page.beforePaying.title} lede={page.beforePaying.intro} tone="tint">
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-6">
        {page.beforePaying.items.map((item) => (
          <li key={item.measure} className="lg:col-span-2 lg:nth-[n+4]:col-span-3">
            <h3 className="text-h3">{item.measure}</h3>
            <p className="mt-1.5 max-w-[48ch] text-text-soft">{item.how}</p>
            <p className="mt-1.5 max-w-[48ch]">{item.tells}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
