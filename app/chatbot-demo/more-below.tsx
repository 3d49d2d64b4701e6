import { type RefObject, useEffect, useState } from "react";

/** Height below the window of the list that is worth a button, and what a step keeps of the window, in pixels. */
const worthIt = 48;

/** A button at the foot of the list while more of it is below: of a long reply, only the beginning is in view. */
export function MoreBelow({
  list,
  length,
}: {
  list: RefObject<HTMLElement | null>;
  /** Number of messages. */
  length: number;
}) {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when a message is added
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const look = () => setCut(box.scrollHeight - box.scrollTop - box.clientHeight > worthIt);
    look();
    // The pictures of cards arrive later.
    const sizes = new ResizeObserver(look);
    for (const part of [box, ...box.children]) sizes.observe(part);
    box.onscroll = look;
    return () => {
      sizes.disconnect();
      box.onscroll = null;
    };
  }, [list, length]);
  if (!isCut) return null;

  return (
    <button
      type="button"
      onClick={() => {
        const box = list.current;
        if (!box) return;
        // A window further, except for a line or two of what was read. The list is where one reads on.
        box.scrollTop += box.clientHeight - worthIt;
        box.focus();
      }}
      aria-label="Read on"
      // As wide as what replies leave free at the right, so that it covers no word.
      className="absolute right-2 bottom-2 size-9 rounded-full border border-text bg-surface font-semibold hover:border-accent hover:text-accent"
    >
      ↓
    </button>
  );
}
