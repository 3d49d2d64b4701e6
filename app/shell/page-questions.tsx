import { type ReactNode, useId } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import type { Question } from "#content/services/types.ts";

type PageQuestionsProps = {
  title: string;
  items: readonly Question[];
  /** Further links for the reader: under the heading on wide screens, after the questions on narrow ones. */
  beside?: ReactNode;
};

/** Frequently asked questions of a page, one open at a time, with the heading beside them on wide screens. */
export function PageQuestions({ title, items, beside }: PageQuestionsProps) {
  const headingId = useId();
  return (
    <section
      id="questions"
      aria-labelledby={headingId}
      className="late-section py-12 md:py-14 lg:py-20"
    >
      <div className="shell grid gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        <h2 id={headingId} className="max-w-[16ch] text-h2">
          {title}
        </h2>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">
          <Accordion
            name="questions"
            items={items.map(({ question, answer }) => ({
              summary: question,
              body: <p>{answer}</p>,
            }))}
          />
        </div>
        {beside}
      </div>
    </section>
  );
}
