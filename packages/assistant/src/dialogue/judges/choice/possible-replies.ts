import { bestFollowUp } from "../../../knowledge/questions/follow-up.ts";
import {
  type Near,
  type NearFollowUp,
  nearFollowUps,
  nearQuestions,
} from "../../../knowledge/questions/match.ts";
import { meaningText } from "../../../meaning/meaning-text.ts";
import { normalise } from "../../../understanding/normalise.ts";
import { askedIn } from "../../parts/parts.ts";
import { toOutcome } from "../../reply/to-outcome.ts";
import type { Situation } from "../../situation.ts";
import { questionsIn } from "../../stages/at-any-time.ts";
import { talkOf, textsOf } from "../../stages/question-context.ts";
import type { StageName } from "../../stages/stage-kinds.ts";
import { everyStage, type Taken } from "../../stages/stages.ts";
import { aboutOf } from "../../state.ts";
import type { Outcome, Turn } from "../../types.ts";

/** A possible reply to a message, with the evidence for it. */
export type PossibleReply = {
  readonly outcome: Outcome;
  readonly text: string;
  /** Whether the stages gave it. */
  isTaken: boolean;
  /** The stages that would give it, if those before had no answer. */
  readonly stages: Set<StageName>;
  /** The written question that it answers, by the message alone and with the message before it. */
  near?: Ranked<Near>;
  nearWithBefore?: Ranked<Near>;
  /** The same for the part of the message that asks. */
  nearPart?: Ranked<Near>;
  /** The subject of advice that it is on. */
  advice?: Ranked<Near>;
  /** The follow-up that it answers, by meaning and by words. */
  followUp?: OfTalk;
  followUpScore?: number;
};
type Ranked<Found> = { readonly found: Found; readonly rank: number };
/** A follow-up, how many replies back the answer is that it follows (-1: none), and its rank among all. */
type OfTalk = NearFollowUp & { readonly back: number; readonly rank: number };

const most = { before: 3, part: 3, advice: 4, followUpsOfTalk: 3, followUps: 2 } as const;
/** How many characters of the previous message are read together with this one. */
const mostLettersBefore = 160;

/** Returns the replies that may be given, the one that the stages gave first. */
export function possibleReplies(situation: Situation, taken: Taken): PossibleReply[] {
  const { scenario, turn, understander } = situation;
  const index = questionsIn(situation);
  const all = new Map<string, PossibleReply>();
  const add = (outcome: Outcome): PossibleReply => {
    const text = withoutLead(outcome.reply.message.content);
    const known = all.get(text) ?? { outcome, text, isTaken: false, stages: new Set() };
    all.set(text, known);
    return known;
  };
  add(taken.outcome).isTaken = true;
  for (const { outcome, taken: entry } of everyStage(situation))
    add(outcome).stages.add(entry.stage);
  nearQuestions(index, textsOf(turn), talkOf(turn), turn.vector()).forEach((found, rank) => {
    add(toOutcome(turn, found.question)).near = { found, rank };
  });
  const before = withBefore(turn);
  if (before !== undefined) {
    const vector = turn.vectorOf?.(meaningText(before), "if known");
    nearQuestions(index, [normalise(before)], talkOf(turn), vector)
      .slice(0, most.before)
      .forEach((found, rank) => {
        add(toOutcome(turn, found.question)).nearWithBefore = { found, rank };
      });
  }
  const part = askedIn(turn.message);
  if (part !== undefined) {
    const vector = turn.vectorOf?.(meaningText(understander.spelled(part)));
    nearQuestions(index, [normalise(part)], talkOf(turn), vector)
      .slice(0, most.part)
      .forEach((found, rank) => {
        add(toOutcome(turn, found.question)).nearPart = { found, rank };
      });
  }
  const { advised } = scenario;
  if (advised)
    nearQuestions(understander.advice.index, textsOf(turn), talkOf(turn), turn.vector())
      .slice(0, most.advice)
      .forEach((found, rank) => {
        const outcome = advised(turn, understander.advice, found.question);
        if (outcome) add(outcome).advice = { found, rank };
      });
  const byWords = bestFollowUp(index, textsOf(turn), {
    replies: turn.state.exchanges.map(({ bot }) => bot),
    about: aboutOf(turn.state.before),
    ofSubject: true,
    thing: talkOf(turn).thing,
  });
  if (byWords) add(toOutcome(turn, byWords.followUp)).followUpScore = byWords.score;
  for (const found of followUpsOf(situation)) add(toOutcome(turn, found.followUp)).followUp = found;
  return [...all.values()];
}

/** Returns the follow-ups nearest in meaning: those to what was answered lately, and any. */
function followUpsOf(situation: Situation): OfTalk[] {
  const { turn } = situation;
  const replies = turn.state.exchanges
    .slice(-lately)
    .map(({ bot }) => bot)
    .reverse();
  const about = aboutOf(turn.state.before) ?? "";
  const backOf = (after: ReadonlySet<string> | string): number =>
    typeof after === "string"
      ? replies.findIndex((reply) => reply.includes(after))
      : after.has(about)
        ? 1
        : -1;
  const all = nearFollowUps(questionsIn(situation), textsOf(turn), turn.vector()).map(
    (found, rank): OfTalk => ({ ...found, rank, back: backOf(found.followUp.after) }),
  );
  const ofTalk = all.filter(({ back }) => back >= 0).slice(0, most.followUpsOfTalk);
  return [...new Set([...ofTalk, ...all.slice(0, most.followUps)])];
}
const lately = 3;

/** A message together with the one before it, which it may lean on; undefined if it is the first. */
export function withBefore({ state, plain }: Pick<Turn, "state" | "plain">): string | undefined {
  const last = state.exchanges.at(-1);
  return last && `${last.visitor.slice(-mostLettersBefore)}. ${plain}`;
}

const withoutLead = (text: string): string => text.replace(/^As I said: /, "");
