import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";

export function Deliverables() {
  return (
    <Section label="Deliverables" title={page.deliverables.title} lede={page.deliverables.intro}>
      <ol className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {page.deliverables.items.map((item) => (
          <li key={item.title} className="border-secondary border-l-2 pl-5">
            <h3 className="text-h3">{item.title}</h3>
            <p className="mt-2 max-w-[58ch] text-text-soft">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
