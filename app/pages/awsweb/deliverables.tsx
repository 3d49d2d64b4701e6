import { SplitSection } from "#app/service-page/split-section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

export function Deliverables() {
  return (
    <SplitSection
      label="Handed over"
      title={page.deliverables.title}
      lede={page.deliverables.intro}
      tinted
    >
      <ul className="grid gap-8">
        {page.deliverables.items.map((item) => (
          <li key={item.title} className="border-text/20 border-b pb-7 last:border-b-0 last:pb-0">
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-2 max-w-[62ch] text-text-soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
