import { aiMl as page } from "#content/services/ai-ml.ts";

export function ThresholdNote() {
  return (
    <div className="shell grid gap-x-14 gap-y-4 pb-12 md:pb-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <h2 className="text-h3">{page.threshold.title}</h2>
        <p className="measure mt-2 text-text-soft">{page.threshold.intro}</p>
      </div>
      <p className="border-line border-t pt-4 text-text-soft text-small lg:border-t-0 lg:pt-0">
        {page.threshold.method}
      </p>
    </div>
  );
}
