import type { Demo } from "./use-demo.ts";

const button =
  "inline-flex min-h-10 items-center rounded-sm border px-3.5 py-1.5 text-small hover:border-accent hover:text-accent";
export const choiceClass = `${button} border-text font-semibold`;

/**
 * What can be pressed after the newest reply: first what the reply itself asks for, then what else can be asked. It
 * is under the list, where no long reply pushes it out of sight; on a phone in one row that scrolls sideways.
 */
export function ReplyActions({ demo }: { demo: Demo }) {
  const { messages, suggestions } = demo.state;
  // While a reply is pending, the last message is the visitor’s and there are no suggestions.
  const choices = messages.at(-1)?.extras?.choices ?? [];
  const actions = [...choices, ...suggestions.map((text) => ({ label: text, send: text }))];
  if (actions.length === 0) return null;

  return (
    <ul
      aria-label="Suggestions"
      className="flex shrink-0 *:shrink-0 gap-2 overflow-x-auto px-4 pb-3 max-sm:fades-right sm:flex-wrap sm:px-5"
    >
      {actions.map((action, index) => {
        const className =
          index < choices.length ? choiceClass : `${button} border-control-border short:hidden`;
        return (
          <li key={action.label}>
            {"href" in action ? (
              <a href={action.href} target="_blank" className={className} rel="noopener">
                {action.label}
              </a>
            ) : (
              <button
                type="button"
                onClick={() => void demo.send(action.send)}
                className={className}
              >
                {action.label}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
