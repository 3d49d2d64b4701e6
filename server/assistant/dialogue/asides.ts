import { foreignLanguages } from "#content/assistant/languages.ts";
import type { ChatReply, ReplyChoice } from "../contract.ts";
import { foreignLanguage } from "./language.ts";
import { unreadable } from "./misses.ts";
import { person, say, shownName } from "./reply.ts";
import type { Scenario, Turn } from "./types.ts";
import { isSum } from "./values.ts";

/**
 * Messages that want nothing of a scenario and that no classifier should guess at: the visitor's own name, other
 * languages, insults, signs without words, attempts at giving instructions. A task in hand goes on after them.
 */
export type Aside = { handled: string; reply: ChatReply };

type Rule = (scenario: Scenario, turn: Turn) => Aside | undefined;

const contactPage: ReplyChoice = {
  label: "Open the contact page",
  href: "/contact-us?service=AI%20Chatbot",
};

/** Longer than anybody asks anything; what was pasted is rarely the question. */
export const mostLetters = 1_200;

const wordless: Rule = (scenario, turn) =>
  /[\p{L}\p{N}]/u.test(turn.message)
    ? undefined
    : {
        handled: "unreadable",
        reply: unreadable(scenario, turn, [
          "I read words, not signs. Tell me in a few words what you need.",
          "Still no words for me to go by. A short sentence will do, or take one of these.",
        ]),
      };

const addressOnly: Rule = (scenario, turn) =>
  /[\p{L}\p{N}]/u.test(
    turn.message.replace(/(?:\w+:\/\/|www\.)\S+|\S+\.(?:com|net|org|io)\S*/gi, ""),
  )
    ? undefined
    : {
        handled: "unreadable",
        reply: unreadable(scenario, turn, [
          "I cannot open addresses or files. Tell me in words what it is about.",
          "Addresses stay closed to me, this one too. What do you need, in a sentence?",
        ]),
      };

const tooLong: Rule = (scenario, turn) =>
  turn.message.length <= mostLetters
    ? undefined
    : {
        handled: "unreadable",
        reply: unreadable(scenario, turn, [
          "That is more than I can read well. What is it about, in one or two sentences?",
          "That is long again, and I would only guess. One sentence helps me most.",
        ]),
      };

const instruction =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,50}\b(?:instructions?|prompts?|rules|guidelines|programming|the above)\b|\bsystem (?:prompt|message)\b|\b(?:developer|debug|god|jailbreak|admin|sudo|dan) mode\b|\bjail ?break\b|\b(?:reveal|print|show|repeat|output|tell|give)\b.{0,40}\b(?:your |the |hidden |initial )(?:prompt|instructions|configuration|source code|api keys?|secrets?|passwords?)\b|\byou are now\b|\bpretend (?:to be|you are|that you)\b|\bact as (?:an?|if|my)\b|<\|?(?:im_start|system|assistant)/i;
const orders: Rule = (scenario, turn) =>
  instruction.test(turn.message)
    ? {
        handled: "instruction",
        reply: say(
          seen(turn, "instruction") === 0
            ? `There is nothing hidden here that a message could show or change: I answer from the facts of this demo, and stay with them. What I can do: ${scenario.can}.`
            : "That does not work on me, however it is put. Ask me something about the demo and you get a proper answer.",
          { next: scenario.starters },
        ),
      }
    : undefined;

const languageNames = foreignLanguages.map(({ name }) => name).join("|");
const askedLanguage = new RegExp(
  `\\b(?:speak|talk|write|answer|understand|chat|reply|communicate|switch|translate|language)\\b.{0,30}\\b(?:${languageNames}|chinese|japanese|arabic|russian|polish|turkish|korean|other languages?)\\b|\\b(?:which|what|other|how many) languages?\\b.{0,20}\\b(?:you|speak|understand)`,
  "i",
);
const language: Rule = (scenario, turn) => {
  if (askedLanguage.test(turn.message))
    return {
      handled: "language",
      reply: say(
        "I speak English only. For another language a person is the better choice: the contact page reaches us.",
        { choices: [contactPage, person], next: scenario.starters },
      ),
    };
  const foreign = foreignLanguage(turn.message);
  if (foreign === undefined) return undefined;
  const own = foreign.sentence === undefined ? "" : `${foreign.sentence} `;
  return {
    handled: "foreign",
    reply: unreadable(
      scenario,
      turn,
      [
        `${own}I speak English only, and that looks like ${foreign.name}. Write to me in English, or a person can help: the contact page reaches us.`,
        `${own}As I know English only, I would misread you. In simple English, please, or by the contact page.`,
      ],
      [contactPage, person],
    ),
  };
};

const asksName =
  /\b(?:what(?:.?s| is| was)?|know|remember|tell me|say|spell) (?:again )?my (?:first |full |last |own )?name\b|\bwho am i\b|^my name\s*\?/i;
const asksEmail =
  /\b(?:what(?:.?s| is| was)?|which|know|remember|tell me|have) (?:is )?my (?:e-?mail|mail)(?: address)?(?: address)?(?: do you have| did i (?:enter|type|give))?\s*(?:\?|$|again|and|you)|\bwhich (?:e-?mail|mail)(?: address)? (?:did i|do you)\b/i;
const asksBoth = /\bwhat do you (?:know|remember|have|store) (?:about|of|on) me\b/i;
const tells =
  /^(?:(?:hi|hello|hey)[,!. ]+)?(?:my name is|my name.?s|i am called|please call me) (\p{L}[\p{L} .’'-]{0,38}?)[.! ]*$/iu;
const personal: Rule = (scenario, turn) => {
  const { message, visitor, state } = turn;
  const name = state.calledName ?? shownName(visitor.name);
  const told = tells.exec(message)?.[1];
  if (told !== undefined && told.trim().split(/\s+/).length <= 4) {
    state.calledName = shownName(told);
    return {
      handled: "name",
      reply: say(`Pleased to meet you, ${state.calledName}. What can I do for you?`, {
        next: scenario.starters,
      }),
    };
  }
  const both = asksBoth.test(message);
  const wantsName = both || asksName.test(message);
  const wantsEmail = both || asksEmail.test(message);
  if (!wantsName && !wantsEmail) return undefined;
  const parts = [
    wantsName && (name === "" ? "The form holds no name that I could read out" : `You are ${name}`),
    wantsEmail &&
      `${wantsName ? "your e-mail address is" : "Your e-mail address is"} ${visitor.email}`,
  ].filter((part) => part !== false);
  return {
    handled: "name",
    reply: say(
      `${parts.join(", and ")}${state.calledName === undefined || wantsEmail ? ", as you typed it into the form" : ", as you told me"}.${both ? " Beside that I know what we have written here, until a day after the last message." : ""}`,
      { ...(both ? { source: "privacy" as const } : {}), next: scenario.starters },
    ),
  };
};

const insult =
  /\b(?:f+u+c+k+ (?:you|u|off|this|that)|fuck+|idiots?|moron|imbecile|stupid (?:bot|machine|thing|robot|ai|assistant|piece)|you(?:.?re| are)? (?:so |such an? |really |an? )?(?:stupid|dumb|useless|idiot|crap|shit|garbage|rubbish|terrible|awful|worthless|annoying|incompetent)|you suck|this sucks|screw you|shut up|asshole|arsehole|bitch|bastard|piece of (?:shit|crap|garbage)|dumb ?(?:ass|bot)|bullshit|wanker|damn you|go to hell|i hate (?:you|this)|stupid)\b/i;
const courtesies = new Set([
  "",
  "thanks",
  "greeting",
  "goodbye",
  "complaint",
  "review",
  "bot_identity",
]);
const abuse: Rule = (scenario, turn) => {
  if (!insult.test(turn.message)) return undefined;
  const words = turn.message.trim().split(/\s+/).length;
  // “The fucking app crashes” is a fault, and gets help.
  if (!courtesies.has(turn.intent) && words > 3) return undefined;
  const lines = [
    "I see that this is annoying, and I want to get it right.",
    "I stay with your request. If you would rather have a person, say so.",
    "Understood. I am still here for what you need.",
  ];
  const times = seen(turn, "abuse");
  return {
    handled: "abuse",
    reply: say(lines[times % lines.length] ?? "", {
      ...(turn.state.flow ? {} : { choices: [person], next: scenario.starters }),
    }),
  };
};

const sum: Rule = (scenario, turn) =>
  isSum(turn.message) &&
  /\?|^(?:what|how much|calculate|compute|solve|can you)\b/i.test(turn.message)
    ? {
        handled: "sum",
        reply: say(
          "Plain sums I leave to a calculator; here I only work out what belongs to the demo.",
          { next: scenario.starters },
        ),
      }
    : undefined;

const somebody =
  "(?:my (?:neighbou?r|friend|ex|boss|colleague|coworker)|(?:some|any)(?:body|one) else|other (?:guest|customer|people|person|user)|another (?:guest|customer|person|user)|mr\\.? \\p{L}+|mrs\\.? \\p{L}+|ms\\.? \\p{L}+)";
const possession =
  "(?:orders?|bookings?|reservations?|tickets?|address(?:es)?|data|details|e-?mails?|accounts?|names?|room(?: number)?|phone(?: number)?|invoices?)";
const stranger = new RegExp(
  `\\b${somebody}(?:s|['’]s?|s['’])? ${possession}\\b|\\b${possession} (?:of|for|from) ${somebody}|\\b(?:which|what) room (?:is|has|does) ${somebody}|\\b(?:all|list|every) (?:the |of the |your )?(?:customers|guests|users|other orders|orders of|bookings of)\\b`,
  "iu",
);
const others: Rule = (scenario, turn) =>
  stranger.test(turn.message) && turn.slots.references.length === 0
    ? {
        handled: "privacy_of_others",
        reply: say(
          "What belongs to somebody else I neither look up nor change. With a number from your own confirmation I can help at once.",
          { source: "privacy", next: scenario.starters },
        ),
      }
    : undefined;

const percentage =
  /(\d{1,3})\s?(?:%|percent|per cent)\s*(?:off|discount|rebate|reduction|cheaper|less|price cut)\b|\b(?:discount|rebate|reduction) of (\d{1,3})\s?(?:%|percent)/i;
const bargain =
  /\b(?:lower|reduce|drop|negotiate|haggle over) (?:the|your|that) (?:price|rate)s?\b|\b(?:stay|have it|get it|get one|get a room|room) for free\b|\bfor free\s*\?|\b(?:your )?(?:best|last|final) price\b|\bcan (?:we|i|you) (?:negotiate|haggle)\b|\bcan you (?:do|make) (?:it )?(?:for )?[$€£]?\d+|\bmake (?:it|me) (?:cheaper|a better price|a deal)\b/i;
const discount: Rule = (scenario, turn) => {
  const { message } = turn;
  const found = percentage.exec(message);
  const percent = found ? Number(found[1] ?? found[2]) : undefined;
  const short = message.split(/\s+/).length <= 14;
  if (!short || (percent === undefined && !bargain.test(message))) return undefined;
  if (turn.industry === "marketing" && !/^\W*(?:\d|can|could|do|give|is|a )/i.test(message))
    return undefined;
  const { given, otherwise } = scenario.discounts;
  const granted = percent === undefined ? undefined : given[percent];
  const refusal =
    percent === undefined
      ? "No, prices are not negotiable."
      : `No, ${percent}% off is not possible.`;
  return {
    handled: "discount",
    reply: say(granted === undefined ? `${refusal} ${otherwise}` : `Yes: ${granted}.`, {
      source: sampleSources[turn.industry],
      next: scenario.starters,
    }),
  };
};
const sampleSources = {
  "e-commerce": "shop",
  hospitality: "hotel",
  marketing: "marketing",
  support: "support",
} as const;

const smallTalk: Rule = (scenario, turn) =>
  /^(?:(?:hi|hello|hey)[,!. ]+)?(?:how (?:are|r) (?:you|u)(?: (?:doing|today|going))*|how.?s it going|what.?s up|how do you do|you ok(?:ay)?)[?!. ]*$/i.test(
    turn.message,
  )
    ? {
        handled: "small_talk",
        reply: say("Well, thank you: a bot has no bad days. What can I do for you?", {
          next: scenario.starters,
        }),
      }
    : undefined;

const rules: readonly Rule[] = [
  ...[
    wordless,
    orders,
    tooLong,
    addressOnly,
    language,
    personal,
    abuse,
    sum,
    others,
    discount,
    smallTalk,
  ],
];

const seen = (turn: Turn, handled: string): number => turn.state.seen[handled] ?? 0;

/** The first rule that a message falls under. */
export function asideOf(scenario: Scenario, turn: Turn): Aside | undefined {
  for (const rule of rules) {
    const aside = rule(scenario, turn);
    if (aside) return aside;
  }
  return undefined;
}
