import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";

export function Straight() {
  const { straight } = careers;
  return (
    <Section id="straight" title={straight.title} lede={straight.intro} tone="inverse">
      <dl className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {straight.items.map((item) => (
          <div key={item.question}>
            <dt className="font-display font-semibold text-h3 tracking-tight">{item.question}</dt>
            <dd className="mt-2 max-w-[34.6em] text-text-soft">{item.answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
