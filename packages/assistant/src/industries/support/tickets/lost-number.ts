import { onDraft } from "../../../dialogue/flows.ts";
import { pick, say } from "../../../dialogue/reply/reply.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asTitle } from "./ticket-subject.ts";
import { openTicket } from "./tickets.ts";

const lostNumber = anywhere(wordList`
  (no|lost( the)?|forgot( the)?|without( a)?|do not (have|know|remember)( \w+)?|can not find( \w+)?) (ticket )?(number|idea|it), what number, which number, no clue
`);
const lead = wordList`ok(ay)?, whatever, fine, then, just, please, well, so, no`;
const newOne = new RegExp(
  `^(?:${lead}[,. ]+)*(?:make|open|create|file) (?:me )?(?:a )?new (?:one|ticket)\\b[\\s,:.-]*`,
  "i",
);

/** While a ticket number is being asked for: says where to find it, or opens a new ticket in place of the old one. */
export function withoutTicketNumber(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  if (state.flow?.name !== "status" || state.flow.asking !== "reference") return undefined;
  const begun = newOne.exec(message.trim())?.[0];
  const about = begun === undefined ? "" : message.trim().slice(begun.length);
  if (about.split(/\s+/).length >= 3) {
    const opened = onDraft({ ...turn, state: without(state, "flow") }, (draft) =>
      openTicket(draft, asTitle(about), "normal"),
    );
    return { ...opened, handled: "flow:ticket" };
  }
  if (!lostNumber.test(plain) || turn.slots.references.length > 0) return undefined;
  return {
    handled: "flow:status",
    state: without(state, "flow"),
    reply: say(
      "It’s in the subject line of the ticket’s e-mail and under “Help”, “My tickets”; I can’t look it up here by name or address. Or tell me what it’s about, and I’ll open a new one for the desk to combine with it.",
      { source: "supportTickets", choices: pick("I want to open a ticket") },
    ),
  };
}
