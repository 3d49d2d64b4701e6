import thumbsDown from "#app/icons/thumbs-down-duotone.svg?raw";
import thumbsUp from "#app/icons/thumbs-up-duotone.svg?raw";
import { cx } from "../ui/cx.ts";
import { IconShape } from "../ui/icon-shape.tsx";
import type { ChatMessage } from "./demo-state.ts";
import type { Demo } from "./use-demo.ts";

const verdicts = [
  { helpful: true, label: "Helpful", icon: thumbsUp },
  { helpful: false, label: "Not helpful", icon: thumbsDown },
] as const;

const noted = {
  true: "Thank you.",
  false: "Thank you. We read every one.",
} as const;

/** Asks whether a reply helped. Of its two buttons, the pressed one can still be changed. */
export function ReplyFeedback({ message, demo }: { message: ChatMessage; demo: Demo }) {
  const { helpful, feedbackFailed } = message;
  return (
    <div className="-mt-1.5 -ml-2 flex flex-wrap items-center text-label text-text-soft">
      {verdicts.map(({ helpful: verdict, label, icon }) => (
        <button
          key={label}
          type="button"
          aria-pressed={helpful === verdict}
          aria-label={label}
          title={label}
          disabled={demo.state.loading}
          onClick={() => void demo.judge(message, verdict)}
          className={cx(
            "grid size-9 place-items-center rounded-sm hover:text-accent",
            helpful === verdict && "bg-tint text-accent",
          )}
        >
          <IconShape svg={icon} size={18} />
        </button>
      ))}
      <span role="status" className="ml-2">
        {feedbackFailed
          ? "That could not be sent."
          : helpful === undefined
            ? ""
            : noted[`${helpful}`]}
      </span>
    </div>
  );
}
