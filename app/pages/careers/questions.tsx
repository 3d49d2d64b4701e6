import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { careers } from "#content/pages/careers.ts";

export function Questions() {
  return (
    <Section id="questions" title={careers.questions.title}>
      <Accordion
        name="career-questions"
        items={careers.questions.items.map((item) => ({
          summary: item.question,
          body: item.answer,
        }))}
      />
    </Section>
  );
}
