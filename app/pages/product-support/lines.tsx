import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

/** The four lines, deeper and deeper. */
export function Lines() {
  const { title, intro, items, note } = page.lines;
  return (
    <Section id="lines" label="L1 to L4" title={title} lede={intro} tone="inverse">
      <ol className="grid gap-8">
        {items.map((line) => (
          <li
            key={line.level}
            className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <div className="flex gap-5">
              <span className="font-medium font-mono text-h2 text-accent leading-none">
                {line.level}
              </span>
              <div>
                <h3 className="text-h3">{line.name}</h3>
                <p className="mt-1 text-text-soft">{line.who}</p>
              </div>
            </div>
            <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[5fr_5fr_2fr]">
              <div>
                <dt className="label text-text-soft">May change</dt>
                <dd className="mt-1">{line.may}</dd>
              </div>
              <div>
                <dt className="label text-text-soft">Hands on</dt>
                <dd className="mt-1">{line.handsOn}</dd>
              </div>
              <div>
                <dt className="label text-text-soft">Whose</dt>
                <dd className="mt-1 text-secondary">{line.side}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className="measure mt-8 text-lead">{note}</p>
    </Section>
  );
}
