import { aiMl as page } from "#content/services/ai-ml.ts";

/** What the drawing beside it asks. */
export function ThresholdNote() {
  return (
    <div className="mt-10 border-line border-t pt-6 lg:mt-16">
      <h2 className="text-h3">{page.threshold.title}</h2>
      <p className="measure mt-2 text-text-soft">{page.threshold.intro}</p>
    </div>
  );
}
