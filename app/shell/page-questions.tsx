import { Accordion } from "#app/ui/accordion.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Question } from "#content/services/types.ts";

/** Frequent questions of a page, one open at a time, with the heading beside them on wide screens. */
export function PageQuestions({ part }: { part: { title: string; items: readonly Question[] } }) {
  return (
    <Section id="questions" title={part.title} layout="beside">
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
