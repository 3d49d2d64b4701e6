import { cx } from "#app/ui/cx.ts";
import { home } from "#content/pages/home.ts";

const { sample } = home.demo;

/** A recorded exchange in the look of the demo. A figure, not a chat: nothing here pretends to be live. */
export function SampleExchange() {
  return (
    <figure>
      <div className="border border-line bg-surface">
        <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-4">
          <p className="font-semibold">{sample.heading}</p>
          <p className="label text-text-soft">{sample.badge}</p>
        </div>
        <ol className="grid gap-4 p-4 sm:p-5">
          {sample.messages.map((message) => (
            <li
              key={message.text}
              className={cx(
                "max-w-[88%] px-4 py-3",
                message.from === "guest"
                  ? "justify-self-end bg-text text-background"
                  : "justify-self-start border-secondary border-l-2 bg-tint",
              )}
            >
              <span className="sr-only">{message.from === "guest" ? "Guest: " : "Bot: "}</span>
              <p>{message.text}</p>
              {"rows" in message ? (
                <dl className="mt-3 border-line border-t font-mono text-small tabular-nums">
                  {message.rows.map((row) => (
                    <div
                      key={row.label}
                      className="flex justify-between gap-2 border-line border-b py-1 last:border-0 last:font-semibold"
                    >
                      <dt>{row.label}</dt>
                      <dd className="whitespace-nowrap">{row.value}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
              {"source" in message ? (
                <p className="mt-2 font-mono text-text-soft text-label">from {message.source}</p>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 font-mono text-text-soft text-label">{sample.note}</figcaption>
    </figure>
  );
}
