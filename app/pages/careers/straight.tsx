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
            className="grid items-baseline gap-x-14 gap-y-2 border-line border-b py-6 md:py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
          >
            <dt className="text-lead">{question}</dt>
            <dd className="text-text-soft lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:items-baseline lg:gap-x-14">
              <span className="block font-bold font-display text-[clamp(2.5rem,1.4rem+4.2vw,4.75rem)] text-text leading-[1.05] tracking-tight max-lg:mb-2">
                {short}
              </span>
              <span className="block max-w-[34.6em]">{answer}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
