import { Figure } from "#app/ui/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import { cybersecurity as page } from "#content/services/cybersecurity.ts";
import { AttackTree } from "./drawing.tsx";

export function Tree() {
  return (
    <Section title={page.tree.title} lede={page.tree.intro} id="attack-tree">
      <Figure caption="Specimen. The thicker the line, the easier the way in. A day has eight working hours; the scale is logarithmic.">
        <AttackTree />
      </Figure>
    </Section>
  );
}
