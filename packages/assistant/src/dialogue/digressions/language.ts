import { type LanguageId, languageNames, spokenIds } from "../../languages/language.ts";
import { foreignLanguages } from "../../understanding/languages.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { unreadable } from "../reply/fallbacks.ts";
import { listed, person, say } from "../reply/reply.ts";
import type { Turn } from "../types.ts";
import { foreignLanguage } from "./foreign-language.ts";
import { contactPage, type Rule } from "./rule.ts";

const spoken = spokenIds.map((id) => languageNames[id].english);
const others = [...foreignLanguages.map(({ name }) => name), "chinese", "japanese", "arabic"];
const anyLanguage = wordList`
  english, ${others.join("|")}, russian, korean, czech, danish, norwegian, finnish, greek, hebrew, ukrainian, other languages?
`;
const speak = wordList`
  speak, talk, write, answer, understand, chat, reply, communicate, switch, translate, language, continue, go on
`;
const asked = anywhere(wordList`
  ${speak}\b.{0,30}\b${anyLanguage}, (which|what|other|how many) languages?\b.{0,20}\b(you|speak|understand)\w*
`);
const wished = whole(
  `(?:${wordList`can, could, we, you, i, please, now, rather, no, yes, ok, but, then, sorry, hello, thanks, is it possible, to, have, it, this, would, like, want, prefer, do, all, everything, only, better, speak, talk, write, chat, go on, continue, answer, reply, me, switch, change, the, language, let us`} )*(?:(?:in|to|into) )?${anyLanguage}(?: ${wordList`please, now, then, possible, is, better, from now on, instead, with me, for me, thanks`})*`,
);

/** “Change the language of the program” asks about the software, and not for another language here. */
const ofProgram = anywhere(wordList`
  program\w*, app, apps, software, interface, plumbline, menus?, mails?, emails?, e-mails?, notifications?, invoices?, colleagues?, default, everyone, new people
`);

/** “What do we write on the board, in English or German?” asks of a text, not of this conversation. */
const ofText = anywhere(wordList`
  board, sign, menu, flyers?, posters?, website, web ?site, posts?, ads?, newsletter, captions?, text for, customers?, guests?, tourists?, clients?
`);

/** “Translate good night into French” wants a dictionary; “translate your answer” wants another language here. */
const ofWords =
  /\btranslate (?!(?:this|that|it|them|everything|all|please|into|to|your|the (?:answer|reply|chat|last))\b)/;

/** Handles a request to speak a language, and messages written in another language. */
export const language: Rule = (scenario, turn) => {
  if (ofWords.test(turn.plain)) return undefined;
  if (turn.industry === "marketing" && ofText.test(turn.plain)) return undefined;
  if (turn.industry === "support" && ofProgram.test(turn.plain)) return undefined;
  if (asked.test(turn.message) || wished.test(plainWords(turn.message).replace(/[?,]/g, "")))
    return answerOf(turn, namedLanguage(turn.message));
  const foreign = isTranslated(turn) ? undefined : foreignLanguage(turn.message);
  if (foreign === undefined) return undefined;
  const isSpoken = namedLanguage(foreign.name);
  // A lone “gracias” in an English conversation is a courtesy.
  if (isSpoken !== undefined)
    return turn.message.trim().split(/\s+/).length < 3 ? undefined : answerOf(turn, isSpoken);
  const own = foreign.sentence === undefined ? "" : `${foreign.sentence} `;
  return {
    handled: "foreign",
    ...unreadable(
      scenario,
      turn,
      [
        `${own}That looks like ${foreign.name}. I speak ${listed(spoken)}. For other languages, a person can help, and you can reach us through the contact page.`,
        `${own}I’d misread you in ${foreign.name}. Please write in ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(spoken)}, or use the contact page.`,
      ],
      [contactPage, person],
    ),
  };
};

/** Whether the message was translated into English beforehand; its remaining foreign words are then ignored. */
const isTranslated = ({ state }: Turn): boolean => (state.language ?? "en") !== "en";

/** Returns the one language that a message names, if it is spoken here; otherwise undefined. */
function namedLanguage(message: string): LanguageId | undefined {
  const named = spokenIds.filter((id) =>
    new RegExp(`\\b${languageNames[id].english}\\b`, "i").test(message),
  );
  return named.length === 1 ? named[0] : undefined;
}

function answerOf({ state, host, message }: Turn, named: LanguageId | undefined): ReturnType<Rule> {
  if (named !== undefined)
    return {
      handled: "language",
      state: { ...state, language: named },
      reply: say(`Of course, in ${languageNames[named].english}. What can I do for you?`),
    };
  const [ownBot = ""] = host.product.answers.languages.split(/(?<=[.])\s/);
  const isOther = anywhere(anyLanguage).test(message) && !/\blanguages?\b/i.test(message);
  return {
    handled: "language",
    reply: isOther
      ? say(
          `I’m sorry, I don’t speak that one. I speak ${listed(spoken)}. For another language, a person can help.`,
          { choices: [contactPage, person] },
        )
      : say(
          `I speak ${listed(spoken)}. Write in any of them, and I’ll answer in it. A bot of your own speaks ${ownBot.charAt(0).toLowerCase()}${ownBot.slice(1)}`,
          { choices: [contactPage, person] },
        ),
  };
}
