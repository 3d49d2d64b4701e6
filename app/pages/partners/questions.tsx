import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { partners } from "#content/pages/partners.ts";

export function Questions() {
  return (
    <Section id="questions" title={partners.questions.title} layout="beside">
      <Accordion
        name="partner-questions"
        items={partners.questions.items.map((item) => ({
          summary: item.question,
          body: item.answer,
        }))}
      />
    </Section>
  );
}
