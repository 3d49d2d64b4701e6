import { Section } from "#app/ui/section.tsx";
import { productSupport as page } from "#content/services/product-support.ts";
import { ThirtyDays } from "./thirty-days.tsx";

export function Takeover() {
  return (
    <Section id="takeover" title={page.takeover.title} lede={page.takeover.intro} tone="tint">
      <ThirtyDays />
    </Section>
  );
}
