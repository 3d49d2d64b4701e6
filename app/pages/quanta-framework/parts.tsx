import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { Hull } from "./hull.tsx";

const { parts } = quantaFramework;

export function Parts() {
  return (
    <Section id="parts" title={parts.title} lede={parts.intro}>
      <Hull />
    </Section>
  );
}
