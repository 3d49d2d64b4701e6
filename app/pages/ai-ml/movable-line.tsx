import { Choice } from "#app/service-page/instrument.tsx";
import { aiMl as page, thresholdExample } from "#content/services/ai-ml.ts";
import { AiMlDrawing, shownFor, thresholdCases } from "./drawing.tsx";

/** The case that is shown at first. */
const firstRatio = thresholdExample.costRatios[1];

/** The drawing with a choice of three price ratios. Radio buttons and CSS only, so it works without scripts. */
export function MovableLine() {
  return (
    <section aria-label={page.threshold.title} className="group/line">
      <fieldset>
        <legend className="label text-text-soft">A missed fault costs as much as</legend>
        <div className="mt-2 flex flex-wrap gap-[1.5px] bg-text p-[1.5px]">
          {thresholdCases.map(({ ratio }) => (
            <Choice
              key={ratio}
              name="cost-of-a-miss"
              value={ratio}
              label={`${ratio} checks`}
              checked={ratio === firstRatio}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <AiMlDrawing />
      </div>
      {thresholdCases.map((example) => (
        <div key={example.ratio} className={shownFor[example.ratio]}>
          <dl className="mt-4 grid grid-cols-2 gap-x-6 sm:grid-cols-[repeat(4,auto)] sm:justify-between sm:gap-x-4">
            {[
              { term: "Faults caught", figure: example.caught },
              { term: "Faults missed", figure: example.missed, swatch: "fill-accent/30" },
              { term: "Needless checks", figure: example.needless, swatch: "fill-tint" },
              { term: "Cost, in checks", figure: example.cost },
            ].map(({ term, figure, swatch }) => (
              <div key={term} className="py-2">
                <dt className="flex items-center gap-2 text-small text-text-soft">
                  {swatch === undefined ? null : (
                    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 stroke-text-soft">
                      <path d="M.5.5h11v11H.5z" className={swatch} />
                    </svg>
                  )}
                  {term}
                </dt>
                <dd className="font-mono text-h3 tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className="mt-4 text-small text-text-soft">{page.threshold.method}</p>
    </section>
  );
}
