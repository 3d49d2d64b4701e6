import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";
import { Marked } from "./marked-list.tsx";

export function Fits() {
  const { fits } = quantaFramework;
  return (
    <Section id="fits" title={fits.title}>
      <div className="grid gap-x-14 gap-y-9 md:grid-cols-2">
        <Marked title={fits.yes.title} items={fits.yes.items} icon="check" tone="text-secondary" />
        <Marked title={fits.no.title} items={fits.no.items} icon="x" tone="text-accent" />
      </div>
    </Section>
  );
}
