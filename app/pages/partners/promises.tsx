import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { partners } from "#content/pages/partners.ts";

export function Promises() {
  return (
    <Section
      id="promises"
      label="Terms"
      title={partners.promises.title}
      lede={partners.promises.intro}
      tone="tint"
    >
      <div className="[&_li]:border-text/20">
        <RuleGrid columns={2} items={partners.promises.items} />
      </div>
    </Section>
  );
}
