import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Features() {
  return (
    <Section id="features" label="Features" title={page.features.title}>
      <RuleGrid items={page.features.items} />
    </Section>
  );
}
