import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import { quantaFramework } from "#content/pages/quanta-framework.ts";

export function Questions() {
  return (
    <Section id="questions" title={quantaFramework.questions.title} layout="beside">
      <Accordion
        name="quanta-questions"
        items={quantaFramework.questions.items.map((item) => ({
          summary: item.question,
          body: item.answer,
        }))}
      />
    </Section>
  );
}
