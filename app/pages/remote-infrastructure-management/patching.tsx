import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import { PatchMonth } from "./patch-month.tsx";

export function Patching() {
  return (
    <Section title={page.patchMonth.title} lede={page.patchMonth.intro} id="patch-month">
      <PatchMonth />
      <p className="mt-6 text-text-soft">
        <strong className="font-semibold text-text">{page.emergencyLane.title}.</strong>{" "}
        {page.emergencyLane.text}
      </p>
    </Section>
  );
}
