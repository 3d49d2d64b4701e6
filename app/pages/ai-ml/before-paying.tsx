import { Section } from "#app/ui/section.tsx";
import { aiMl as page } from "#content/services/ai-ml.ts";

/** One row for each figure, so that the figures can be compared down the columns. */
export function BeforePaying() {
  return (
    <Section title={page.beforePaying.title} lede={page.beforePaying.intro} tone="tint">
      <div
        aria-hidden="true"
        className="label mb-5 hidden grid-cols-12 gap-x-10 border-text border-b pb-3 text-text-soft lg:grid"
      >
        <p className="col-span-3">{page.beforePaying.heads.measure}</p>
        <p className="col-span-5">{page.beforePaying.heads.how}</p>
        <p className="col-span-4">{page.beforePaying.heads.tells}</p>
      </div>
      <ol className="grid gap-y-8 lg:gap-y-5">
        {page.beforePaying.items.map((item) => (
          <li
            key={item.measure}
            className="grid gap-x-10 gap-y-1.5 md:grid-cols-2 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="text-h3 md:col-span-2 lg:col-span-3">{item.measure}</h3>
            <p className="max-w-[48ch] text-text-soft lg:col-span-5">{item.how}</p>
            <p className="max-w-[48ch] lg:col-span-4">{item.tells}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
