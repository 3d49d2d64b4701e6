import { say } from "../../../dialogue/reply/reply.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { wantsText } from "../drafts/wish.ts";

/** Texts are written in English only; a wish for another language is answered, and not taken for a change. */

const languages = wordList`portuguese, spanish, german, french, italian, dutch, polish, welsh, irish, chinese, arabic, turkish, russian, ukrainian, greek, romanian, hindi, urdu, danish, swedish, norwegian, czech, japanese`;
const inOther = new RegExp(
  `\\b(?:in|into|to|on)(?: (?:both|english and|proper|good|simple))? (${languages})\\b|\\b(${languages}) (?:version|text|translation)\\b`,
  "i",
);
const translates = anywhere(wordList`translat(e|es|ed|ion)( (it|that|this))?`);
const ofText = anywhere(
  wordList`text, post, version, it, this, that, caption, message, flyer, e-?mail, newsletter, ad, same`,
);

/** Says that a text can’t be had in the language that is asked for, and what can. */
export function inOtherLanguage(turn: Turn): Outcome | undefined {
  const { message, plain, state } = turn;
  const found = inOther.exec(message);
  const name = found?.[1] ?? found?.[2];
  const isNext = state.before?.startsWith("draft:") === true;
  const isDraft =
    isNext ||
    state.exchanges.slice(-mostBack).some(({ handled = "" }) => handled.startsWith("draft:"));
  const isWish =
    wantsText(plain) ||
    translates.test(plain) ||
    (isDraft && (ofText.test(plain) || plain.split(" ").length <= mostBare));
  if (!isWish || (name === undefined && !(isDraft && translates.test(plain)))) return undefined;
  const wanted = name === undefined ? "other languages" : capitalised(name);
  return {
    handled: isNext ? (state.before ?? handledBy) : handledBy,
    whole: true,
    state,
    reply: say(
      `Sorry, I write texts in English only, not in ${wanted}. I can make it short and plain, so that a translation tool gets it right; let a native speaker read it once.`,
      { source: "marketing", next: ["Shorter", "Simpler"] },
    ),
  };
}
/** For how many messages after a text it is the one that is meant. */
const mostBack = 3;
/** “In French too, please”: nothing else is said of the text. */
const mostBare = 6;
const handledBy = "text:language";
const capitalised = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
