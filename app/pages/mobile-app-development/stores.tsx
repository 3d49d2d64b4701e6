import { Section } from "#app/ui/section.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import { StoreDemands } from "./store-demands.tsx";

export function Stores() {
  return (
    <Section id="stores" label="Store review" title={page.stores.title} lede={page.stores.intro}>
      <StoreDemands />
      <p className="measure mt-6 text-text-soft text-small">{page.stores.note}</p>
    </Section>
  );
}
