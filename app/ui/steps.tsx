import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type StepItem = { when: string; title: string; text: ReactNode };

/** Columns on wide screens, by the number of steps; written out because Tailwind reads class names from the source. */
const columns: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-2 lg:grid-cols-4",
  5: "md:grid-cols-3 lg:grid-cols-5",
  6: "md:grid-cols-3 lg:grid-cols-3",
};

/** Steps along a line, each with a diamond mark: horizontal on wide screens, vertical on narrow ones. */
export function Steps({ steps }: { steps: readonly StepItem[] }) {
  return (
    <ol className={cx("grid md:gap-y-10", columns[steps.length] ?? "md:grid-cols-3")}>
      {steps.map((step) => (
        <li
          key={step.title}
          className="relative border-text border-l-[1.5px] pb-8 pl-6 last:pb-0 md:border-t-[1.5px] md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0"
        >
          <span
            aria-hidden="true"
            className="solid absolute top-1.5 -left-[6.5px] size-3 rotate-45 bg-accent md:-top-[7px] md:left-0"
          />
          <p className="label text-text-soft">{step.when}</p>
          <h3 className="mt-2 text-h4">{step.title}</h3>
          <div className="mt-1.5 max-w-[29.3em] text-text-soft">{step.text}</div>
        </li>
      ))}
    </ol>
  );
}
