import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import { PatchMonth } from "./patch-month.tsx";

export function Patching() {
  return (
    <Section
      label="Patching"
      title={page.patchMonth.title}
      lede={page.patchMonth.intro}
      id="patch-month"
    >
      <PatchMonth />
      <div className="mt-10 border-accent border-l-2 pl-5">
        <h3 className="text-h4">{page.emergencyLane.title}</h3>
        <p className="measure mt-1.5 text-text-soft">{page.emergencyLane.text}</p>
      </div>
    </Section>
  );
}
