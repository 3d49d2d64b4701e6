import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";

/** Four questions, each with its answer in a word and then in a sentence. */
export function Straight() {
  const { straight } = careers;
  return (
    <Section id="straight" title={straight.title} lede={straight.intro} tone="inverse">
      <dl className="border-text border-t-[1.5px]">
        {straight.items.map(({ question, short, answer }) => (
          <div
            key={question}
            className="grid items-baseline gap-x-14 gap-y-4 border-line border-b py-6 md:py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)_calc((100%-3.5rem)*5/12)]"
          >
            <dt className="text-lead">{question}</dt>
            <dd className="font-bold font-display text-[clamp(2.5rem,1.4rem+4.2vw,4.75rem)] leading-[1.05] tracking-tight">
              {short}
            </dd>
            <dd className="max-w-[34.6em] text-text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
