import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";
import { DriftSketch } from "./drift-sketch.tsx";

/** Three columns on wide screens, whose headings and texts start on common lines. */
export function Drift() {
  return (
    <Section title={page.drift.title} lede={page.drift.intro} tone="inverse" id="drift">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-3 lg:gap-y-0">
        {page.drift.items.map((item) => (
          <div
            key={item.sign}
            className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:row-span-5 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
          >
            <DriftSketch kind={item.sketch} />
            <div className="lg:contents">
              <h3 className="text-h3 lg:mt-5">{item.sign}</h3>
              <p className="mt-2 text-text-soft">{item.means}</p>
              <dl className="mt-5 grid gap-4 lg:row-span-2 lg:mt-6 lg:grid-rows-subgrid">
                <div>
                  <dt className="label text-secondary">Instrument</dt>
                  <dd className="mt-1">{item.watch}</dd>
                </div>
                <div>
                  <dt className="label text-accent">Answer</dt>
                  <dd className="mt-1">{item.answer}</dd>
                </div>
              </dl>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
