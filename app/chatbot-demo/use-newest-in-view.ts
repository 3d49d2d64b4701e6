import { type RefObject, useEffect } from "react";
import type { DemoState } from "./demo-state.ts";

/** Space that a question keeps to the upper edge of the list, where texts fade out, in pixels. */
const fade = 16;

/**
 * Keeps the newest exchange in view, also when the on-screen keyboard takes half of the space: its end, or, if it is
 * longer than the list, its beginning with the visitor’s question. A chat opens at its top.
 */
export function useNewestInView(
  list: RefObject<HTMLElement | null>,
  { messages, partial }: DemoState,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the list grows; what is said of a reply moves nothing
  useEffect(() => {
    const box = list.current;
    const question = box?.querySelector<HTMLElement>(":nth-last-child(1 of [data-asked])");
    if (!box || !question) return;
    // Of a question longer than a third of the list only the end is shown, so that the answer is on the screen.
    const unseen = Math.max(0, question.offsetHeight - box.clientHeight / 3);
    box.scrollTop = question.offsetTop - box.offsetTop + unseen - fade;
  }, [messages.length, partial]);
}
