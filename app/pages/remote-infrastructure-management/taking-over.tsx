import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";
import { AlarmLanes } from "./alarm-lanes.tsx";

export function TakingOver() {
  return (
    <Section label="Taking over" title={page.process.title} lede={page.process.intro} tone="tint">
      <AlarmLanes />
      <Steps steps={page.process.steps} />
    </Section>
  );
}
