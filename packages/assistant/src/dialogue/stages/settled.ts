import { anywhere, wordList } from "../../understanding/word-list.ts";
import { isBye, isThanks } from "../message/answers.ts";
import { asks } from "../message/clauses.ts";
import { isUnsolved } from "../reply/courtesy.ts";
import { say } from "../reply/reply.ts";
import type { Situation } from "../situation.ts";
import type { Outcome, Turn } from "../types.ts";

/**
 * Messages that need only a kind word: it works now, it was found, the visitor will do it themselves, thanks, goodbye.
 */

const works = anywhere(wordList`
  (it |that |all |they |everything )?(works|worked)( now| fine| again| great)?, (is |are |was |all )?(fixed|solved|sorted|restored)( now)?, false alarm, did the trick
`);
const works2 = anywhere(wordList`
  (all |it is |they are |its |all of it )?back( now)?!+, (its|it is|they are|all|everything is) back, gone now, silly me, it was that
`);
/** “We worked in those tasks.” */
const laboured = /\bwork(?:s|ed) (?:in|on|with|for|at|as|only|from|like|until|till|there|here)\b/i;
const turnedUp = anywhere(
  wordList`(i |we |she |he )?(just )?found (it|him|her|them), (he|she)( is|'s|s) (here|there|back|safe|home) (now)?, (it|she|he|they) turned up`,
);
const failed = anywhere(
  wordList`not, n't, dont, doesnt, didnt, cannot, cant, never, nothing, still, no longer, until, if, when, once, only, hardly, as before`,
);
const thanking = anywhere(wordList`
  thanks?( you| u)?, thx, ty, cheers, danke, merci, gracias, grazie, obrigad[oa], vergelts gott, much obliged, (you are|you're|vous (e|ê)tes) (very |so )?(kind|sweet|great|gentille?), good lad, that is kind, amen
`);
const leaving = anywhere(wordList`
  (good ?)?bye+, over and out, see (you|ya|u)( \w+){0,3}, good ?night, tsch(ü|u)ss, ciao, adieu, au revoir, sch(ö|o)nen tag, have a (nice|good|great|lovely) \w+, that('s| is|s) (all|everything|it), all clear, until then, take care
`);
const ownPlan = anywhere(wordList`
  (i|we)( will|'ll| shall|ll)? (write|mail|email|send|tell|ask|look|try|do|check|call|ring|press|see to|sort)( \w+)?, (ok|then) (will|shall) (write|mail|do|send|tell|ask|try)
`);
/** What wants more than a kind word. */
const wishes = anywhere(wordList`
  need, wants?, pls, please, (can|could|would|will) you, wrong, broken, missing, cancel, problem, error, help, instead, forget, but, nothing, not, should, last, another, one more
`);

/** With the news that it works, people say what was wrong. */
const wantsMore = anywhere(
  wordList`need, wants?, pls, please, (can|could|would|will) you, still, instead`,
);

const longest = 30;
const lead =
  /^(?:(?:ok|okay|oh|ah|good|great|jippie|hurray|wow|haha|yes|lol|super|perfect|lovely)[ ,.!]{1,3})+/i;

type Kind = "works" | "found" | "plan" | "thanks" | "bye";

const kindOf = (clause: string): Kind | undefined => {
  const denied = failed.test(clause);
  if (!denied && !laboured.test(clause) && (works.test(clause) || works2.test(clause)))
    return "works";
  if (!denied && turnedUp.test(clause)) return "found";
  if (leaving.test(clause)) return "bye";
  if (thanking.test(clause)) return "thanks";
  return !denied && ownPlan.test(clause) ? "plan" : undefined;
};

const lines: Readonly<Record<Kind, readonly [string, string]>> = {
  works: ["I’m glad it works now.", "Good, that’s done then."],
  found: ["I’m glad it turned up.", "I’m glad it’s there."],
  plan: ["Good, do that. I’m here if something comes up.", "All right, I’m here if you need me."],
  thanks: ["You’re welcome.", "Of course, anytime."],
  bye: ["Goodbye, and all the best.", "Take care, goodbye."],
};

/** A kind word for what is settled; a question beside it is answered after that. */
export function settled({ scenario, turn }: Situation): Outcome | undefined {
  const { state, message, slots, understanding } = turn;
  const count = message.split(/\s+/).length;
  if (!scenario.errands || state.flow || state.exchanges.length === 0 || count > longest)
    return undefined;
  if (isThanks(message) || isBye(message)) return undefined;
  const clauses = clausesOf(message);
  const kinds = clauses.map((clause) => kindOf(clause));
  const questions = clauses.filter((clause) => isQuestion(clause));
  const rest = clauses.filter((clause, index) => kinds[index] === undefined && !isFilling(clause));
  if (questions.length > 0) return undefined;
  const { references, amounts, people, nights, rooms, dates } = slots;
  const counts = [people, nights, rooms].some((value) => value !== undefined);
  const solved = kinds.includes("works") || kinds.includes("found");
  // The desk itself closes matters that it looked into or opened a ticket for.
  if (
    isUnsolved(turn) ||
    (solved && (state.tickets.length > 0 || state.done?.[0]?.name === "status"))
  )
    return undefined;
  // Mere thanks and goodbyes have their own answers.
  if (
    understanding.decision === "answer" &&
    ["thanks", "goodbye"].includes(understanding.guesses[0]?.intent ?? "") &&
    kinds.every((one) => one === undefined || one === "thanks" || one === "bye")
  )
    return undefined;
  const kindly = kinds.includes("thanks") || kinds.includes("bye");
  const tells =
    references.length + amounts.length > 0 ||
    counts ||
    (dates.length > 0 && !kindly) ||
    (solved ? wantsMore : wishes).test(turn.plain);
  const most = solved ? mostOfNews : mostAside;
  const any = kinds.some((one) => one !== undefined);
  // Besides thanks, people may say a little about themselves; a longer message says more than that.
  if (!any || tells || rest.some((clause) => clause.split(" ").length > most)) return undefined;
  if (rest.length > 2) return undefined;
  const order: readonly Kind[] = ["works", "found", "thanks", "plan", "bye"];
  const said = order.filter((one) => kinds.includes(one));
  return kind(turn, said.length > 2 ? [said[0] ?? "thanks", said.at(-1) ?? "bye"] : said);
}
const mostAside = 8;
const mostOfNews = 16;

const isQuestion = (clause: string): boolean =>
  clause.includes("?") ||
  /\bhow (?:many|much|long|soon)\b|\b(?:what|how|where) (?:do|can|should|must) (?:i|we)\b/i.test(
    clause,
  ) ||
  /^(?:(?:and|so|but|ok) )?(?:whats|wheres|hows|whens|whos)\b/i.test(clause) ||
  (!exclaims.test(clause) && asks(clause.replace(joint, "").replace(lead, "")));
/** “What a relief”, “how Finnish”. */
const exclaims = /^(?:what an? \w+|how \w+)[.!]*$/i;
const joint = /^(?:(?:and|so|but|then|now|ok|also)\b[ ,]*)+/i;
const isFilling = (clause: string): boolean =>
  clause.replace(lead, "").split(" ").length <= 2 && !isQuestion(clause);

/** A kind word on the news that leads a question; undefined if there is none. */
export function newsIn({
  scenario,
  turn,
}: Pick<Situation, "scenario" | "turn">): string | undefined {
  const { message, state } = turn;
  if (!scenario.errands || state.exchanges.length === 0 || message.split(/\s+/).length > longest)
    return undefined;
  if (denies.test(message)) return undefined;
  const clauses = clausesOf(message);
  const asked = clauses.findIndex((clause) => isQuestion(clause));
  const news = clauses.slice(0, Math.max(0, asked)).map((clause) => kindOf(clause));
  return news.includes("works") ? lines.works[0] : undefined;
}

const denies = /^(?:no|nope|not)\b/i;

function clausesOf(message: string): string[] {
  return message
    .split(between)
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}/u.test(clause));
}
const between =
  /(?<=[.!?;…])\s+|,\s+|\s+(?=(?:and|so|but) (?:can|could|is|are|do|does|how|what|where|when|who|will|should)\b)/i;

function kind({ state }: Turn, kinds: readonly Kind[]): Outcome {
  const said = kinds.map((one) => {
    const [first, second] = lines[one];
    return state.exchanges.some(({ bot }) => bot.includes(first)) ? second : first;
  });
  return { handled: "settled", state, reply: say(said.join(" ")) };
}
