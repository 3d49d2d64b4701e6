import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";

/** Drawn as the sheet it is: four fields on one page. */
export function MonthlySheet() {
  return (
    <Section label="Monthly report" title={page.month.title} lede={page.month.intro} tone="tint">
      <dl className="grid border-[1.5px] border-text bg-surface md:grid-cols-2">
        {page.month.items.map((item, index) => (
          <div
            key={item.title}
            className="border-line p-6 max-md:not-last:border-b md:p-8 md:odd:border-r md:nth-[-n+2]:border-b"
          >
            <dt className="flex items-baseline justify-between gap-4 font-display font-semibold text-h3 tracking-tight">
              {item.title}
              <span aria-hidden="true" className="font-mono font-normal text-text-soft text-label">
                {index + 1}/{page.month.items.length}
              </span>
            </dt>
            <dd className="mt-2 max-w-[52ch] text-text-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
