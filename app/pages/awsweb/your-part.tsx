import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

export function YourPart() {
  return (
    <Section label="Your part" title={page.client.title} lede={page.client.intro}>
      <RuleGrid
        columns={2}
        items={page.client.items.map((item, index) => ({
          ...item,
          mark: <span className="font-mono text-accent">{String.fromCharCode(97 + index)}</span>,
        }))}
      />
    </Section>
  );
}
