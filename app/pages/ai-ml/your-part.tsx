import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

export function YourPart() {
  return (
    <Section label="From you" title={page.client.title} lede={page.client.intro}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {page.client.items.map((item) => (
            <div key={item.title} className="border-text border-t-[1.5px] pt-4">
              <dt className="font-display font-semibold text-h4">{item.title}</dt>
              <dd className="mt-1.5 text-text-soft">{item.text}</dd>
            </div>
          ))}
        </dl>
        <div className="bg-tint p-6 md:p-8">
          <h3 className="text-h3">{page.papers.title}</h3>
          <ul className="mt-5 grid gap-5">
            {page.papers.items.map((paper) => (
              <li key={paper.title}>
                <p className="font-mono font-semibold text-small">{paper.title}</p>
                <p className="mt-1 text-text-soft">{paper.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
