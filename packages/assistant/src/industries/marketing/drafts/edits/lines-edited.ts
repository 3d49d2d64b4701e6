import { isNo, isThanks, isYes } from "../../../../dialogue/message/answers.ts";
import type { FlowSlots, Turn } from "../../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { briefIn } from "../brief/brief.ts";
import { countIn } from "../brief/count.ts";
import { isToWriter } from "../brief/to-writer.ts";
import { withPhrases } from "../stated-lines.ts";
import { applied, type Render, withDetails } from "./apply.ts";
import { clausesOf, editIn } from "./edit.ts";
import { isTitle } from "./edited.ts";

/** Interprets a message after headlines or subject lines as changes to them: its details become part of the lines. */

const judges = anywhere(wordList`
  not (3|two|three|four|five|right|good|it|that|these|them), (that|this)'s (not|wrong|rubbish|boring|bad|it), wrong, boring, bad, rubbish, meh, hate (them|it|these), don't like (them|it|these), (same|other|new|different|better|more) (ones|lines|again), more \w+, isn't a thing, what's that
`);
const about =
  /^(?:(?:it'?s|i meant|i mean|they'?re|make (?:it|them)) )*(?:for|about) (?:the |my |our )?/i;
const end = /\s+(?:offer|deal|promo|campaign|one|ones|thing|pls|please)$/gi;
const quoted = /['"“‘][^'"”’]{1,40}['"”’] (?:isn'?t|is not|makes no|is no)[^.,]{0,20}/gi;

/** Returns the changed draft; undefined if the message is about something else. */
export function linesEdited(turn: Turn, draft: FlowSlots, render: Render): FlowSlots | undefined {
  const { message, now } = turn;
  if (isYes(message) || isNo(message) || isThanks(message)) return undefined;
  const count = countIn(message);
  const judged = judges.test(message);
  let next = count === undefined ? draft : { ...draft, count };
  let isChanged = judged || count !== undefined;
  for (const clause of clausesOf(message.replace(quoted, " ")).flatMap((one) =>
    one.split(/,\s+|\.{2,}\s*/),
  )) {
    const asked = editIn(clause);
    const words = asked !== undefined && "what" in asked ? asked.what : clause;
    if (asked?.does === "style" || asked?.does === "cut" || (asked?.does === "swap" && !judged)) {
      next = applied(next, asked, turn, render);
      isChanged = true;
      continue;
    }
    const isAbout = about.test(clause);
    const isAsked = asked?.does === "add" || asked?.does === "forgot" || isAbout || isChanged;
    if (isTitle.test(words) && words.includes(" ")) {
      next = { ...next, name: words };
      isChanged = true;
      continue;
    }
    const {
      thing: _thing,
      complaint: _complaint,
      mobile: _mobile,
      ...stated
    } = briefIn(words, now);
    if (Object.keys(stated).length > 0 && !message.includes("?")) {
      next = withDetails(next, stated);
      isChanged = true;
    }
    if (!isAsked || isToWriter(words) || judges.test(words) || countIn(words) !== undefined)
      continue;
    const phrase = words.replace(about, "").replace(end, "").replace(end, "").trim();
    if (phrase === "" || /\d/.test(phrase)) continue;
    next = withPhrases(next, turn, [phrase]);
    isChanged = true;
  }
  if (!isChanged) return undefined;
  return render(next) === render(draft)
    ? { ...next, variant: Number(draft.variant ?? 0) + 1 }
    : isFresh(next, draft)
      ? { ...next, variant: 0 }
      : next;
}

/** Whether new details were given, so that the lines start over with them. */
const isFresh = (next: FlowSlots, draft: FlowSlots): boolean =>
  Object.keys(next).some((field) => field !== "count" && next[field] !== draft[field]);
