import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

/** Beside the heading, each figure with how to work it out and what it then tells. */
export function BeforePaying() {
  return (
    <Section
      title={page.beforePaying.title}
      lede={page.beforePaying.intro}
      tone="tint"
      layout="beside"
    >
      <ol className="grid gap-y-8">
        {page.beforePaying.items.map((item) => (
          <li key={item.measure} className="gap-x-10 md:grid md:grid-cols-2">
            <h3 className="text-h3">{item.measure}</h3>
            <div>
              <p className="text-text-soft">{item.how}</p>
              <p className="mt-1.5">{item.tells}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
