import { type ReactNode, useEffect, useRef, useState } from "react";
import { defineIsland } from "../islands/define-island.ts";
import { cx } from "../ui/cx.ts";
import { LiveQuestion, LiveReply } from "./live-bubbles.tsx";
import live from "./live-words.at-build.ts";

const { words, shown: recorded, questions, guest } = live;

/**
 * A panel with an answered question and three more, which the assistant answers as in the demo, where the visitor can
 * continue.
 *
 * @param large sets the conversation in large bubbles without the panel's frame, with the questions side by side.
 */
function LivePanel({ large = false }: { large?: boolean }) {
  const [shown, setShown] = useState<number>();
  /** Undefined while an answer is pending. */
  const [answers, setAnswers] = useState<Readonly<Record<number, ReactNode>>>({});
  const asked = useRef<Record<number, true>>({});
  const session = useRef(new AbortController());
  useEffect(() => () => session.current.abort(), []);

  const press = async (index: number) => {
    setShown(index);
    const question = questions[index];
    if (question === undefined || asked.current[index]) return;
    asked.current[index] = true;
    const keep = (answer: ReactNode) => setAnswers((before) => ({ ...before, [index]: answer }));
    keep(undefined);
    const failed = <p className="border-accent border-l-2 px-4 py-3">{words.failed}</p>;
    try {
      // Its code is loaded with the first press, because someone who only reads the page does not need it.
      const { answerTo } = await import("./live-answer.tsx");
      const { signal } = session.current;
      const answer = await answerTo(guest, question.industry, question.ask, signal);
      if (signal.aborted) return;
      // The question can be asked again.
      if (answer === undefined) delete asked.current[index];
      keep(answer ?? failed);
    } catch {
      delete asked.current[index];
      keep(failed);
    }
  };

  const question = shown === undefined ? undefined : questions[shown];
  const answer = shown === undefined ? undefined : answers[shown];
  return (
    <section
      aria-label={words.title}
      className={large ? undefined : "border-[1.5px] border-text bg-surface"}
    >
      <div
        className={cx(
          "flex items-center justify-between gap-4",
          large ? "border-text border-t-[1.5px] pt-3" : "bg-tint px-5 py-3",
        )}
      >
        <p className="font-semibold">{(question ?? recorded).name}</p>
        <p className="label flex items-center gap-2 text-secondary">
          {question === undefined ? (
            words.example
          ) : (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-secondary" />
              {words.badge}
            </>
          )}
        </p>
      </div>
      <div
        role="log"
        aria-label={words.title}
        aria-live="polite"
        aria-busy={question !== undefined && answer === undefined}
        className={cx(
          "grid content-start gap-3",
          large
            ? "min-h-64 py-6 text-lead *:first:font-display *:first:font-semibold *:first:text-[1.375rem] *:first:text-balance *:first:leading-tight sm:*:first:text-[2rem]"
            : "min-h-44 p-4 sm:p-5",
        )}
      >
        {question === undefined ? (
          <>
            <LiveQuestion>{recorded.asked}</LiveQuestion>
            <div className="max-w-[92%]">
              <LiveReply sources={recorded.sources}>
                <p className="whitespace-pre-line">{recorded.answered}</p>
              </LiveReply>
            </div>
            <p className="text-small text-text-soft">{words.recorded}</p>
          </>
        ) : (
          <>
            <LiveQuestion>{question.ask}</LiveQuestion>
            {answer ?? <p className="text-text-soft">{words.waiting}</p>}
          </>
        )}
      </div>
      <div className={cx("grid gap-3", !large && "border-line border-t p-4 sm:p-5")}>
        <ul className={cx("grid gap-2 noscript:hidden", large && "sm:grid-cols-3")}>
          {questions.map(({ ask, name }, index) => (
            <li key={ask}>
              <button
                type="button"
                aria-pressed={shown === index}
                onClick={() => void press(index)}
                className={cx(
                  "flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-sm border px-3.5 py-2 text-left font-semibold text-small hover:border-accent hover:text-accent",
                  shown === index ? "border-accent text-accent" : "border-control-border",
                )}
              >
                {ask}
                <span className="shrink-0 font-normal text-text-soft">{name}</span>
              </button>
            </li>
          ))}
        </ul>
        <noscript>
          <p className="text-text-soft">{words.withoutScript}</p>
        </noscript>
        <button
          type="button"
          data-opens="demo-dialog"
          data-open-with={JSON.stringify({ industry: (question ?? recorded).industry })}
          aria-haspopup="dialog"
          className="justify-self-start font-semibold text-link noscript:hidden"
        >
          {words.more}
        </button>
      </div>
    </section>
  );
}

export default defineIsland("live-panel", LivePanel, { when: "intent", rules: "site" });
