import { onDraft } from "../../../dialogue/flows.ts";
import { without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { wordList } from "../../../understanding/word-list.ts";
import { fileInHand } from "../ticket-file/file.ts";
import { sentencesIn } from "../ticket-file/told.ts";
import { fileWish } from "../ticket-file/wishes.ts";
import { noteWords } from "./note-words.ts";
import { priorityOffered } from "./ticket-offer.ts";
import { asTitle } from "./ticket-subject.ts";
import { openTicket } from "./tickets.ts";
import { urgencyBefore, urgencyOfLine, urgencyTail } from "./urgency.ts";

/** Opening a ticket from a single line with its subject. */

const before = wordList`please, pls, ok, then, so, just, no, and, well, whatever, anyway, fine, alright`;
const asking = wordList`(can|could|would) you, i (want|need|would like) (you )?to, let us`;
const verbs = wordList`open, create, make, raise, file, log, submit, start`;
const kinds = wordList`a, an, another, one, the, new, urgent, critical, high, low, support, me, us`;
export const opens = new RegExp(
  `^(?:${before}[, ]+)*(?:${asking} )?(?:please )?${verbs}(?: ${kinds})* ticket\\b`,
  "i",
);
/** A ticket named without a verb: “Fine, ticket: the total is wrong”. */
const names =
  /^(?:(?:ok(?:ay)?|fine|whatever|then|so|just|yes|well|right)[\s,.!]{1,4}){1,3}ticket\b(?! (?:status|number|pl\b))/i;
const noPart =
  /^(?:[\s:,;.!-]+|(?:then|please|pls|for me|now|instead|again|about|that|because|saying|for|on|with|it is|its|it's|title|subject|a|an)\b)+/i;
/** “Open a ticket for that”: about what was asked last. */
const forThat =
  /^\s*(?:please |then )?(?:for|about|on|with|regarding|because of) (?:that|this|it|all (?:of )?(?:that|this)|everything|what i said)\b(?=\s*(?:$|[,.!;]|then|please|now))/i;
const leastOfTalk = 3;
const spokenOf = ({ state }: Turn): string | undefined => {
  const said = state.exchanges
    .slice(-3)
    .map(({ visitor }) => visitor.trim())
    .filter((text) => text.split(/\s+/).length > leastOfTalk);
  return said.length === 0 ? undefined : asTitle(said.slice(-2).join("; "));
};

/** “Put in the ticket that …”, where none is open yet: it is opened with that. */
export function openedByNote(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  if (state.flow?.name === "ticket" || fileInHand(turn)) return undefined;
  const [note] = sentencesIn(message).flatMap((sentence) => {
    const wish = fileWish(sentence, false);
    return wish?.does === "add" && wish.what !== undefined ? [noteWords(wish.what)] : [];
  });
  if (note === undefined) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  return {
    ...onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
      openTicket(
        draft,
        asTitle([spokenOf(turn), note].filter(Boolean).join("; ")),
        urgencyBefore(said) ?? priorityOffered(state, lately) ?? "normal",
      ),
    ),
    handled: "flow:ticket",
  };
}
/** How many messages back a ticket may have been offered. */
const lately = 5;

/** Opens a ticket from one line that leaves nothing to ask: “Open a ticket: export hangs, urgent”. */
export function openedInOneLine(turn: Turn): Outcome | undefined {
  const { message, state } = turn;
  const found = opens.exec(message.trim()) ?? names.exec(message.trim());
  if (!found || (message.trim().endsWith("?") && message.length < 40)) return undefined;
  const stated = message.trim().slice(found[0].length).replace(noPart, "");
  const about = stated.replace(urgencyTail, "").replace(noPart, "").trim();
  const tree = state.flow?.name === "tree";
  const tail = message.trim().slice(found[0].length);
  // “Can you open a ticket? It is normal”: what follows is no subject.
  const ofTalk = forThat.test(tail) || /^\s*[?.!]/.test(tail) ? spokenOf(turn) : undefined;
  if (ofTalk !== undefined && !tree)
    return {
      ...onDraft({ ...turn, state: without(state, "flow", "offer") }, (draft) =>
        openTicket(draft, ofTalk, urgencyOfLine(message) ?? "normal"),
      ),
      handled: "flow:ticket",
    };
  const telling = about.split(/\s+/).filter((word) => word.length > 2).length;
  if (tree || telling < 2 || about.length < 8) return undefined;
  const priority = urgencyOfLine(message) ?? "normal";
  const opened = onDraft({ ...turn, state: without(state, "flow") }, (draft) =>
    openTicket(draft, asTitle(about), priority),
  );
  return { ...opened, handled: "flow:ticket" };
}
