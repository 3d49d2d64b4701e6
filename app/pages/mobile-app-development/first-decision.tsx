import { Section } from "#app/ui/section.tsx";
import { mobileAppDevelopment as page } from "#content/services/mobile-app-development.ts";
import { StackDecision } from "./stack-decision.tsx";

export function FirstDecision() {
  return (
    <Section id="stack" title={page.stack.title} lede={page.stack.intro}>
      <StackDecision />
    </Section>
  );
}
