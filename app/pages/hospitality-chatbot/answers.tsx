import type { ReactNode } from "react";
import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { hospitalityChatbot as page } from "#content/pages/hospitality-chatbot.ts";
import type { Point } from "#content/services/types.ts";

const { answers } = page;

/** Colours that follow each wish of the question to where it is looked up, and into the reply. */
const threads = [
  { border: "border-accent", wire: "bg-accent" },
  { border: "border-secondary", wire: "bg-secondary" },
] as const;

const rows = "grid gap-4 lg:h-full lg:grid-rows-[3fr_2fr]";

/** One question on its way to an answer, with the figures that the demo gives for it. */
export function Answers() {
  const { read, lookUp, say } = answers.steps;
  return (
    <Section id="answers" title={answers.title} lede={answers.intro} tone="tint">
      <ol className="grid gap-x-14 gap-y-8 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:gap-y-6">
        <Step step={read}>
          <div className="h-full bg-inverse px-6 max-lg:py-5">
            <p className={cx("scheme-dark text-lead text-text", rows)}>
              {answers.threads.map(({ asked }, index) => (
                // On wide screens it stands on the wire, which begins under its first word.
                <span
                  key={asked}
                  className={cx(
                    "self-center border-b-2 pb-1 max-lg:justify-self-start lg:-mr-6 lg:-translate-y-1/2 lg:pr-6",
                    threads[index]?.border,
                  )}
                >
                  {asked}{" "}
                </span>
              ))}
            </p>
          </div>
        </Step>
        <Step step={lookUp}>
          <div className={cx("isolate", rows)}>
            {answers.threads.map(({ place, found }, index) => (
              <div
                key={place}
                className={cx("relative border-2 bg-surface px-5 py-4", threads[index]?.border)}
              >
                {/* The wire from the question to the reply, behind the table, across the gaps between the columns. */}
                <span
                  aria-hidden="true"
                  className={cx(
                    "solid -inset-x-[58px] absolute top-1/2 -z-10 -mt-0.5 h-0.5 max-lg:hidden",
                    threads[index]?.wire,
                  )}
                />
                <h4 className="label text-text-soft">{place}</h4>
                <dl className="mt-2 grid gap-1 font-mono text-small">
                  {found.map(([term, detail]) => (
                    <div key={term} className="flex justify-between gap-4">
                      <dt>{term}</dt>
                      <dd>{detail}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </Step>
        <Step step={say}>
          <div className={cx("border-text border-l-4 bg-surface px-6 py-5", rows)}>
            {answers.threads.map(({ told, source }) => (
              <p key={source} className="self-center">
                {told}
                <span className="mt-1 block font-mono text-small text-text-soft">
                  from {source}
                </span>
              </p>
            ))}
          </div>
        </Step>
      </ol>
      <ul className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-2">
        {answers.exits.map((exit) => (
          <li key={exit.title} className="border-accent border-l-2 pl-5">
            <h3 className="text-h4">{exit.title}</h3>
            <p className="measure mt-1.5 text-text-soft">{exit.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A step in words, and below it what it does with the question. */
function Step({ step, children }: { step: Point; children: ReactNode }) {
  return (
    <li className="grid gap-y-5 lg:row-span-2 lg:grid-rows-subgrid">
      <div>
        <h3 className="text-h3">{step.title}</h3>
        <p className="mt-1.5 text-text-soft">{step.text}</p>
      </div>
      <div>{children}</div>
    </li>
  );
}
