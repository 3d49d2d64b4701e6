import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Question } from "#content/services/types.ts";

type PageQuestionsProps = {
  label?: string;
  part: { title: string; items: readonly Question[] };
};

/** Frequent questions of a page, one open at a time, with the heading beside them on wide screens. */
export function PageQuestions({ label = "Questions", part }: PageQuestionsProps) {
  return (
    <Section id="questions" label={label} title={part.title} layout="beside">
      <Accordion
        name="questions"
        items={part.items.map(({ question, answer }) => ({
          summary: question,
          body: <p>{answer}</p>,
        }))}
      />
    </Section>
  );
}
