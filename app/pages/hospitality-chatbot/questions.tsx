import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";

export function Questions() {
  return (
    <Section id="questions" title={page.questions.title} layout="beside">
      <Accordion
        name="hotel-questions"
        items={page.questions.items.map((item) => ({
          summary: item.question,
          body: item.answer,
        }))}
      />
    </Section>
  );
}
