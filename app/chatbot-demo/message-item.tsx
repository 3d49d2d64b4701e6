import { cx } from "../ui/cx.ts";
import type { ChatMessage } from "./demo-state.ts";
import { MessageText } from "./message-text.tsx";
import { choiceClass } from "./reply-actions.tsx";
import { ReplyCardView } from "./reply-card.tsx";
import { ReplyFeedback } from "./reply-feedback.tsx";
import type { Demo } from "./use-demo.ts";

/** One message; a reply of the embedded assistant has its sources and cards. */
export function MessageItem({
  message,
  demo,
  textId,
}: {
  message: ChatMessage;
  demo: Demo;
  /** ID of the text, where another element refers to it. */
  textId: string | undefined;
}) {
  const { extras, failedText, note } = message;
  const newest = demo.state.messages.at(-1) === message;
  const bot = message.type === "bot";

  return (
    <li
      data-asked={bot || message.example ? undefined : ""}
      className={cx("grid max-w-[88%] gap-2.5", bot ? "justify-self-start" : "justify-self-end")}
    >
      <div
        id={textId}
        className={cx(
          "px-4 py-3",
          bot
            ? "border-secondary border-l-2 bg-tint"
            : "border border-transparent bg-text text-background",
        )}
      >
        <span className="sr-only">{bot ? "Bot: " : "You: "}</span>
        {bot ? (
          <MessageText text={message.text} />
        ) : (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {message.text}
          </p>
        )}
        {extras?.sources === undefined || extras.sources.length === 0 ? null : (
          <p className="mt-2 font-mono text-text-soft text-label">
            from{" "}
            {extras.sources.map((source, index) => (
              <span key={source.href}>
                {index === 0 ? "" : " · "}
                <a
                  href={source.href}
                  target="_blank"
                  className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-accent"
                  rel="noopener"
                >
                  {source.label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
      {extras?.cards?.map((card) => (
        <ReplyCardView key={card.title} card={card} />
      ))}
      {extras?.id === undefined ? null : <ReplyFeedback message={message} demo={demo} />}
      {extras?.choices === undefined || !newest ? null : (
        // The buttons are below the list, where a screen reader does not read them out.
        <p className="sr-only">{extras.choices.map(({ label }) => `${label}? `)}</p>
      )}
      {note === undefined ? null : <p className="text-small text-text-soft">{note}</p>}
      {failedText === undefined ? null : (
        <button
          type="button"
          disabled={demo.state.loading}
          onClick={() => void demo.sendAgain(failedText)}
          className={cx(choiceClass, "justify-self-start")}
        >
          Send again
        </button>
      )}
    </li>
  );
}
