import { PointGrid } from "#app/ui/point-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { Controller } from "./controller.tsx";

export function Rights() {
  return (
    <Section id="rights" title={privacyPolicy.rights.title} lede={privacyPolicy.rights.intro}>
      <PointGrid columns={4} items={privacyPolicy.rights.items} />
      <Controller />
      <div className="mt-10 grid gap-x-14 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h3 className="text-h3">{privacyPolicy.changes.title}</h3>
        <p className="measure text-text-soft">{privacyPolicy.changes.text}</p>
      </div>
    </Section>
  );
}
