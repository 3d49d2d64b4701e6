import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { paths } from "#content/paths.ts";
import { hospitality as page } from "#content/services/hospitality.ts";

export function Deliverables() {
  return (
    <Section label="Deliverables" title={page.deliverables.title} lede={page.deliverables.intro}>
      <RuleGrid items={page.deliverables.items} columns={3} />
      <p className="measure mt-8 border-secondary border-l-2 pl-5 text-text-soft">
        The guest side can be tried now:{" "}
        <a href={paths.hospitalityChatbot} className="text-link">
          the hotel assistant on its own page
        </a>{" "}
        takes an enquiry with dates and guests and hands over to the front desk.
      </p>
    </Section>
  );
}
