import { say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { quotedIn } from "./pass-on.ts";

/** Takes up an e-mail address that a guest writes into the chat, and answers what stands beside it. */

/** Words that only lead to an address: “ok, my mail is …”, “write to me at …”. */
const leads: ReadonlySet<string> = new Set(
  "and ok okay so well oh hi yes thanks please pls my the our your it its is mine here email e-mail mail address to at on for me us you can could would will just write send reach contact answer reply confirmation only there use this".split(
    " ",
  ),
);
/** A longer lead says something of its own. */
const mostLeads = 12;

const wantsMail =
  /\b(?:e-?mail|mail|send|write) (?:me |us |it |this |that |them )*(?:it|this|that|them|all|everything|an? (?:offer|quote|confirmation)|the (?:offer|quote|price|details|confirmation))\b/i;

const onlyTo =
  /\b(?:e-?mail|mail|write|contact|answer|reply|send it)(?: to)? (?:only|just) (?:to )?(?:me|us)\b|\b(?:only|just) (?:e-?mail|mail|write(?: to)?|contact) (?:me|us)\b/i;

export function emailTold(turn: Turn): Outcome | undefined {
  const { message, slots, state } = turn;
  const { email } = slots;
  if (email === undefined || state.figures?.pastStay !== undefined) return undefined;
  const rest = message.replace(email, " ").replace(/\s+/g, " ").trim();
  const words = rest
    .toLowerCase()
    .replace(/[^\p{L}\s-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const bare =
    words === "" ||
    (words.split(" ").length <= mostLeads && words.split(" ").every((word) => leads.has(word)));
  const known = { ...state, figures: { ...state.figures, email } };
  if (wantsMail.test(rest) && rest.split(" ").length <= mostLeads)
    return {
      handled: "email",
      state: aside(known),
      reply: say(
        `${noted(email)} The desk can send you everything in writing there. In this demo no e-mail is sent.`,
        { source: "hotel" },
      ),
    };
  if (onlyTo.test(rest))
    return {
      handled: "email",
      state: aside(known),
      reply: say(
        `${noted(email)} The desk will write only to you there, and won’t mention it to anyone else.`,
        { source: "hotel" },
      ),
    };
  // A task in hand takes its value from the message; the address is added to its answer.
  if (!bare && state.flow !== undefined) return undefined;
  if (!bare) return { handled: "email", state: known, reply: say(noted(email)), rest };
  const offered = state.flow === undefined && state.offer !== undefined && quotedIn(turn);
  return {
    handled: "email",
    state: offered && state.offer ? { ...known, offer: { ...state.offer, age: 0 } } : known,
    reply: say(
      `${noted(email)} The desk will write to you there.${offered ? " Shall I pass your enquiry on?" : ""}`,
      { source: "hotel", ...(offered ? { choices: state.last?.choices ?? [] } : {}) },
    ),
  };
}

const noted = (email: string): string => `Noted: ${email}.`;

/** Adds that an address was noted to a reply that leaves it out. */
export function withEmail({ slots: { email } }: Turn, outcome: Outcome): Outcome | undefined {
  const said = outcome.reply.message.content;
  if (email === undefined || said.includes(email)) return undefined;
  return {
    ...outcome,
    state: { ...outcome.state, figures: { ...outcome.state.figures, email } },
    reply: { ...outcome.reply, message: { content: `${noted(email)} ${said}` } },
  };
}
