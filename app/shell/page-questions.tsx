import { type ReactNode, useId } from "react";
import { Accordion } from "#app/ui/accordion.tsx";
import { cx } from "#app/ui/cx.ts";
import type { Question } from "#content/services/types.ts";

type PageQuestionsProps = {
  title: string;
  items: readonly Question[];
  /** Further links for the reader: under the heading on wide screens, after the questions on narrow ones. */
  beside?: ReactNode;
  /** Further links after the questions at every width, across the page. */
  below?: ReactNode;
};

/**
 * Frequently asked questions of a page, one open at a time. On wide screens they are beside the heading with its
 * links, or below a heading without links, in two columns.
 */
export function PageQuestions({ title, items, beside, below }: PageQuestionsProps) {
  const headingId = useId();
  const half = beside === undefined ? Math.ceil(items.length / 2) : items.length;
  const columns = [items.slice(0, half), items.slice(half)].filter(({ length }) => length > 0);
  return (
    <section
      id="questions"
      aria-labelledby={headingId}
      className="late-section py-12 md:py-14 lg:py-20"
    >
      <div
        className={cx(
          "shell grid gap-x-14",
          beside === undefined
            ? "gap-y-8"
            : "gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]",
        )}
      >
        <h2 id={headingId} className={cx("text-h2", beside !== undefined && "max-w-[10.7em]")}>
          {title}
        </h2>
        <div
          className={
            beside === undefined
              ? "lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-14"
              : "min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2"
          }
        >
          {/* Both columns have one name, so that one question is open in all. */}
          {columns.map((column, index) => (
            <Accordion
              key={column[0]?.question}
              name="questions"
              continued={index > 0}
              items={column.map(({ question, answer }) => ({
                summary: question,
                body: <p>{answer}</p>,
              }))}
            />
          ))}
        </div>
        {beside}
        {below === undefined ? null : <div className="lg:col-span-full">{below}</div>}
      </div>
    </section>
  );
}
