import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";
import { DriftSketch } from "./drift-sketch.tsx";

export function Drift() {
  return (
    <Section
      title={page.drift.title}
      lede={page.drift.intro}
      tone="inverse"
      layout="stacked"
      id="drift"
    >
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {page.drift.items.map((item) => (
          <div
            key={item.sign}
            className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-1 lg:grid-rows-[auto_1fr]"
          >
            <DriftSketch kind={item.sketch} />
            <div>
              <h3 className="text-h3">{item.sign}</h3>
              <p className="mt-2 text-text-soft">{item.means}</p>
              <dl className="mt-5 grid gap-4">
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
