import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

/** The four support lines side by side, deeper and deeper. */
export function Lines() {
  const { title, intro, items } = page.lines;
  return (
    <Section id="lines" title={title} lede={intro} tone="inverse" layout="stacked">
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((line) => (
          <li key={line.level} className="row-span-4 grid grid-rows-subgrid not-last:pb-8">
            <h3 className="flex items-baseline gap-3 text-h3">
              <span className="font-medium font-mono text-accent">{line.level}</span>
              {line.name}
            </h3>
            <p className="mt-1 text-text-soft">{line.who}</p>
            <dl className="row-span-2 mt-3 grid grid-rows-subgrid">
              <div>
                <dt className="label text-text-soft">May change</dt>
                <dd className="mt-1">{line.may}</dd>
              </div>
              <div className="mt-2">
                <dt className="sr-only">Whose</dt>
                <dd className="text-secondary">{line.side}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
