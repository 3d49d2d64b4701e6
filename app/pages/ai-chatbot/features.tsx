import { Section } from "#app/ui/section.tsx";
import { aiChatbot as page } from "#content/pages/ai-chatbot.ts";

export function Features() {
  return (
    <Section id="features" label="Features" title={page.features.title}>
      <ul className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {page.features.items.map((feature) => (
          <li key={feature.title}>
            <h3 className="text-h4">{feature.title}</h3>
            <p className="mt-1.5 max-w-[48ch] text-text-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
