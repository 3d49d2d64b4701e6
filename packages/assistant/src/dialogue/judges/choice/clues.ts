import { tellingOf } from "../../../knowledge/questions/fit.ts";
import { idfIn, type Near } from "../../../knowledge/questions/match.ts";
import { telling } from "../../../knowledge/questions/question.ts";
import { everyWay } from "../../../knowledge/questions/ways.ts";
import { meaningText } from "../../../meaning/meaning-text.ts";
import { normalise } from "../../../understanding/normalise.ts";
import { notUnderstood } from "../../message/clauses.ts";
import { holdsKind, kindAsked } from "../../message/question-kind.ts";
import { askedIn } from "../../parts/parts.ts";
import type { Situation } from "../../situation.ts";
import { questionsIn } from "../../stages/at-any-time.ts";
import type { Taken } from "../../stages/stages.ts";
import { wasSaid } from "../../state.ts";
import { type PossibleReply, withBefore } from "./possible-replies.ts";

/** The features of each possible reply, by name; missing ones are zero. */
export type Clues = Readonly<Record<string, number>>;

/** The figures for something that was not found. */
const absent = { rank: 9, logOdds: -5, meaning: 0, lead: -1, score: 0 } as const;

/** Returns the clues of each possible reply to a message. */
export function cluesOf(
  situation: Situation,
  { outcome: given, taken }: Taken,
  replies: readonly PossibleReply[],
): Clues[] {
  const { scenario, turn, understander } = situation;
  const explains = explaining(situation, turn.plain);
  const last = turn.state.exchanges.at(-1);
  const lastWords = new Set(telling(`${last?.visitor ?? ""} ${last?.bot ?? ""}`));
  const { guesses, inScope } = turn.understanding;
  const acts = turn.acts();
  const ofMessage = {
    length: turn.plain.split(/\s+/).length,
    "messages before": turn.state.exchanges.length,
    dates: turn.slots.dates.length,
    amounts: turn.slots.amounts.length,
    references: turn.slots.references.length,
    "in scope": inScope,
    "likeliest intent": guesses[0]?.score ?? 0,
    asks: Number(turn.message.includes("?")),
    "within a task": Number(turn.state.flow !== undefined),
    choices: replies.length,
    [`taken by ${taken.stage}`]: 1,
    ...Object.fromEntries(Object.entries(acts).map(([act, score]) => [`act ${act}`, score])),
  };
  const texts = { own: turn.plain, before: withBefore(turn) ?? turn.plain };
  const fits = understander.fitting(normalise(texts.own), turn.vector());
  const fitsBefore = understander.fitting(
    normalise(texts.before),
    turn.vectorOf?.(meaningText(texts.before), "if known"),
  );
  const explainsPart = explaining(situation, askedIn(turn.message) ?? turn.plain);
  const asksKind = kindAsked(turn.plain) !== undefined;
  const all = replies.map(({ outcome, text, ...reply }): Record<string, number> => {
    const words = new Set(telling(text));
    const { handled, state } = outcome;
    const guess = guesses.findIndex(({ intent }) => intent === handled);
    const saysYesNo = /^(?:yes|no)\b/i.test(text);
    const { flow } = state;
    const begins = flow !== undefined && flow !== turn.state.flow;
    return {
      ...ofMessage,
      taken: Number(reply.isTaken),
      ...Object.fromEntries([...reply.stages].map((stage) => [`stage ${stage}`, 1])),
      stages: reply.stages.size,
      ...figuresOf("near", reply.near?.found, reply.near?.rank, explains, words),
      ...figuresOf(
        "before",
        reply.nearWithBefore?.found,
        reply.nearWithBefore?.rank,
        explains,
        words,
      ),
      ...figuresOf("part", reply.nearPart?.found, reply.nearPart?.rank, explainsPart, words),
      "explains part": explainsPart(words),
      "of the subject": Number(ofSubject(reply, turn.state.before)),
      ...figuresOf("advice", reply.advice?.found, reply.advice?.rank, explains, words),
      "follow-up by words": reply.followUpScore ?? 0,
      "follow-up meaning": reply.followUp?.meaning ?? absent.meaning,
      "follow-up lead": reply.followUp?.lead ?? absent.lead,
      "follow-up back": reply.followUp?.back ?? -2,
      "follow-up rank": Math.min(reply.followUp?.rank ?? absent.rank, absent.rank),
      fits: fits?.(text) ?? 0,
      "fits with before": fitsBefore?.(text) ?? 0,
      explains: explains(words),
      "of the last exchange": shareIn(words, lastWords),
      words: text.split(/\s+/).length,
      lost: Number(notUnderstood.has(handled)),
      said: Number(wasSaid(turn.state, text)),
      "ends as a question": Number(text.endsWith("?")),
      "says yes or no": Number(saysYesNo),
      "leaves yes or no open": saysYesNo ? 0 : acts.asks_yes_no,
      "misses the kind": Number(asksKind && !holdsKind(turn.plain, text)),
      "intent score": guesses[guess]?.score ?? 0,
      "intent rank": guess < 0 ? guesses.length : guess,
      carries: Number(scenario.handlers[handled] !== undefined),
      offers: Number(state.offer !== undefined && state.offer !== turn.state.offer),
      cards: Number((outcome.reply.cards ?? []).length > 0),
      "begins a task": Number(begins),
      "in a task": Number(flow !== undefined),
      "same as taken": Number(handled === given.handled),
    };
  });
  return withLeads(all);
}

/** Whether a reply is a question of the section that the conversation is about. */
function ofSubject({ near, nearWithBefore, nearPart }: Partial<PossibleReply>, before?: string) {
  const question = (near ?? nearWithBefore ?? nearPart)?.found.question;
  return before !== undefined && question?.within.has(before) === true;
}

/** The figures of something found near the message. */
function figuresOf(
  name: string,
  found: Near | undefined,
  rank: number | undefined,
  explains: (words: ReadonlySet<string>) => number,
  words: ReadonlySet<string>,
): Record<string, number> {
  return {
    [`${name} rank`]: rank ?? absent.rank,
    [`${name} likelihood`]: found ? logOdds(found.likelihood) : absent.logOdds,
    [`${name} meaning`]: found?.meaning ?? absent.meaning,
    [`${name} lead`]: found?.lead ?? absent.lead,
    [`${name} score`]: found?.score ?? absent.score,
    [`${name} met`]: found?.met ?? absent.score,
    [`${name} explains`]: found ? explains(words.union(everyWay(found.question).words)) : 0,
  };
}

/** Clues whose lead over the best other reply counts as well. */
const compared = [
  "near likelihood",
  "near meaning",
  "near explains",
  "before likelihood",
  "part likelihood",
  "part meaning",
  "advice likelihood",
  "follow-up meaning",
  "fits",
  "fits with before",
  "explains",
  "explains part",
  "intent score",
  "near score",
] as const;

/** Adds how far each reply is ahead of the best other one. */
function withLeads(all: readonly Record<string, number>[]): Clues[] {
  return all.map((own, at) => {
    const leads = compared.map((name) => {
      const others = all.flatMap((other, index) => (index === at ? [] : [other[name] ?? 0]));
      return [`lead of ${name}`, (own[name] ?? 0) - Math.max(...others, absent.logOdds)] as const;
    });
    return { ...own, ...Object.fromEntries(leads) };
  });
}

const logOdds = (share: number): number =>
  Math.max(-4, Math.min(4, Math.log(Math.max(share, 1e-6) / Math.max(1 - share, 1e-6))));

const shareIn = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : words.intersection(others).size / words.size;

/** Returns a function for the share of a message's content words that some words cover, weighted by rarity. */
function explaining(situation: Situation, message: string): (words: ReadonlySet<string>) => number {
  const idf = idfIn(questionsIn(situation));
  const asked = tellingOf(message).map((word) => ({
    word,
    weight: idf(word) + least,
  }));
  const sum = (some: typeof asked) => some.reduce((all, { weight }) => all + weight, 0);
  const whole = sum(asked);
  return (words) => (whole === 0 ? 0 : sum(asked.filter(({ word }) => words.has(word))) / whole);
}
/** The weight of the most common word. */
const least = 0.1;
