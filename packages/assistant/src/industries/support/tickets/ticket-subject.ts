import type { Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The subject of a ticket, taken from what was said before the visitor asked for one. */

const trouble = anywhere(wordList`
  not, no, nobody, none, twice, 40\d, 50\d, never, can'?t, cannot, won'?t, don'?t, does ?n'?t, is ?n'?t, errors?, wrong, broken?, lost, deleted, gone, missing, charged, denied, still, fail\w*, problems?,
  slow, crash\w*, stop(s|ped)?, (logged|signed|kicked|locked|thrown) (me |us |them )?out, disappear\w*, vanish\w*, gre?y, old, killed, bugs?, nothing, blank, stuck, twice, late, spins?, logs? me out, frozen, restore, off by
`);
const fault = anywhere(wordList`
  errors?, "[^"]{1,80}", “[^”]{1,80}”, fail\w*, broken?, lost, missing, slow, crash\w*, empty, (logged|signed|kicked|locked|thrown) (me |us |them )?out, gone, forever, disappear\w*, vanish\w*, promised, nothing (came|comes|arrived|arrives|happened|happens|works), charged, denied, (do|does|did|is|are|can|will|has|have|was) ?n[o']?t, can'?t, won'?t, cannot, stop(s|ped)?, anymore, nobody, too (large|big|late), stuck, twice
`);
/** How clearly a text says what is wrong. */
export const faultIn = (text: string): number =>
  rulesOut.test(text)
    ? 0
    : Number(trouble.test(text)) + Number(fault.test(text) && !ofSelf.test(text));
/** “Nope, nothing in spam”, “It’s not stopped”, “Reconnecting didn’t change it”: what is ruled out, and no fault. */
const rulesOut =
  /^(?:no(?:pe)?\b|(?:it|this|that)(?:['’]?s| is) not\b|not\b|(?:(?:i|we)(?:['’]ve| have)? )?(?:already )?(?:tried|changed|looked|checked|re(?:connect|start|install|load)\w*|clear(?:ed|ing))\b)/i;
const ofSelf = /^(?:i'?m|i am|i have|i don'?t|sorry)\b/i;
const askingFor = anywhere(
  wordList`tickets?, (a|real|talk to|get me|want) (person|human|someone|somebody), thanks?, status, priority`,
);
/** “It is urgent!!” does not say what is wrong. */
const onlyPresses = /^(?:\S+ ){0,4}urgent\w*\W*$/i;
/** Maximum length of a ticket's title, in characters. */
const longestTitle = 200;
/** Formats a text as a ticket title: on one line, and short enough for a list. */
export const asTitle = (text: string): string => cutAt(text.replace(/\s+/g, " "), longestTitle);

/** Truncates a text to a maximum length, between words. */
export function cutAt(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/[\s,;:]+$/, "")}…`;
}

const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const ours = /@plumbline\.example$/i;

/** Returns the e-mail addresses that the visitor gave, other than ours. */
export const addressesTold = ({ state, message }: Pick<Turn, "state" | "message">): string[] => {
  const said = [...state.exchanges.map(({ visitor }) => visitor), message].join(" ");
  return [...new Set(said.match(address) ?? [])].filter((one) => !ours.test(one));
};

/** Returns what was said without the words that only open it: “ok so”. */
export const withoutLeadIn = (text: string): string => text.trim().replace(leadIn, "");

const leadIn = /^(?:(?:hi|hello|hey|ok|so|well|please|but|and|no|yes|ugh|lol)[,!. ]+)+/i;
const least = 3;

/** Returns the last one or two complaints; undefined if there were none. */
export function subjectOf({ state }: Pick<Turn, "state">): string | undefined {
  const said = state.exchanges
    .slice(-5)
    .map(({ visitor }) => withoutLeadIn(visitor.replace(/\s+/g, " ")))
    .filter(
      (text) =>
        text.split(" ").length >= least &&
        trouble.test(text) &&
        !askingFor.test(text) &&
        !onlyPresses.test(text),
    );
  return said.length === 0 ? undefined : asTitle(said.slice(0, 2).join("; "));
}

/** Returns a title: the kind of fault and the complaints in the visitor's own words. */
export function titleOf(kind: string, turn: Pick<Turn, "state">): string {
  const subject = subjectOf(turn);
  return subject === undefined ? kind : asTitle(`${kind}: ${subject}`);
}
