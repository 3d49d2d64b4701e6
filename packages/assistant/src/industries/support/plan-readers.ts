import { advance } from "../../dialogue/flows.ts";
import { withLead } from "../../dialogue/reply.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { withDigits } from "../../understanding/numerals.ts";
import { planFlow } from "./plans.ts";

/** “10 of them only look”, “two only look”: viewers need no seat. */
const readers =
  /\b(\d{1,4}) (?:of (?:them|us|these|those) )?(?:will |would |should )?(?:only|just) (?:look|read|view|watch|see|comment)\w*/;

/** Prices a team in which some people need no seat. */
export function withReaders(turn: Turn): Outcome | undefined {
  const plain = withDigits(turn.plain);
  const [text, digits] = readers.exec(plain) ?? [];
  if (text === undefined) return undefined;
  const known = turn.state.done?.find(({ name }) => name === "plan");
  const rest = plain.replace(text, " ");
  const all = Number(/\b(\d{1,4})\b/.exec(rest)?.[1] ?? known?.slots.people ?? 0);
  const paying = all - Number(digits);
  if (paying < 1) return undefined;
  const told = advance(turn, planFlow, { name: "plan", slots: { people: paying } });
  return {
    ...told,
    handled: "flow:plan",
    reply: withLead("Anyone who only looks is a viewer, and free. ", told.reply),
  };
}
