import { anywhere, whole, wordList } from "../../understanding/word-list.ts";
import { capital, person, say } from "../reply/reply.ts";
import type { Turn } from "../types.ts";
import type { Rule } from "./rule.ts";

/** Offers an apology and the next step, never a house rule, to visitors who are upset or were left waiting. */

const waits = anywhere(wordList`
  (nobody|no ?one|no-one) (comes?|came|answers?|answered|helps?|helped|replies|replied|calls?|called|cares|picks up|shows? up|showed up|responds?|responded|is (coming|answering|here|there)|has (come|answered|called|replied)),
  (been |still )?waiting (for )?(\d+|two|three|four|five|several|an?|hours?|days?|weeks?|ages|forever|so long|since|all),
  waited (for )?(\d+|two|three|hours?|days?|weeks?|ages|forever|long), (\d+|two|three|an?) hours? ago( \w+){0,3} (and|but|still|nothing|nobody|no ?one|not), (two|three|\d+) days ago and (still|nothing),
  (told(?! you (\w+ )?(already|before|again)\b)|called|asked|wrote|reported|emailed|written|messaged)( \w+){0,3} (already|twice|\d+ times|times|hours? ago|days? ago|yesterday|this morning|before|again),
  when (will|is|does|can) (some|any)(one|body) (\w+ )?(come|coming|answer|answering|help|reply|call|be here|look|fix|get back)\w*,
  (called|rang|phoned|asked|complained|wrote|reported)( \w+){0,4} (and|but) (nothing|nobody|no ?one|still), nothing (has )?(happened|changed),
  (do|can) not want to wait(?! (\d+|one|two|three|four|five|six|a few|several|an?|for|until|till|that|so)\b), can not wait any longer, still (nothing|no (one|body|answer|reply|news|help)), last time you (said|told)( that| so| the same)?, you (said|told me) (that|the same|so)( \w+){0,3} (last time|before|too|already|yesterday|last week), (third|second|fourth|tenth|3rd|2nd) time (i|this|now|today), again and again, (it is|it has|its) been (ages|weeks|days|forever|so long|an? (hour|week|month)), taking (forever|ages|so long|too long)
`);
const untold = anywhere(
  wordList`(nobody|no ?one|no-one)( \w+)? (told|tells|informed|informs|warned|warns|notified|asked) (me|us)( \w+)?`,
);
const angry = anywhere(wordList`
  unacceptable, ridiculous, outrageous, disgusting, disgraceful, furious, livid, fed up, sick of (this|it|you), pissed( off)?,
  (this|that|it) is (such )?a (joke|disgrace|nightmare|scam|shame), (this|that|it) is (so |really |very |just )?(frustrating|annoying|terrible|awful|horrible|nonsense), worst (\w+ ){0,2}(ever|service|hotel|shop|experience), (been|being|was|am|got|getting|feel|felt) ripped off, (a|total|such a|complete) rip ?off, ripp(ed|ing) (me|us|people) off,
  (i am|so|really|very|totally) (mad|angry|annoyed|upset|frustrated|disappointed|stressed|desperate), never again, how dare,
  (daylight |pure )?robbery, robbed, thieves, (are|you|such|like)( \w+)? thief, thieving, you stole, stealing from (me|us), i (was|am) (being )?cheated, cheating (me|us),
  (hotel|room|service|food|shop|software|app|place|company|support) (is |was |really |just |so )*(sucks?|awful|terrible|rubbish|crap|garbage|horrible|trash),
  fuming, beyond (angry|annoyed), (total|complete|absolute) (chaos|disaster|joke), ruin(ed|ing|s) (my|our), crying, in tears
`);
/** Anger at the bot itself, or teasing; see the rule for insults. */
const atBot = /\b(?:bot|robot|machine|you (?:are|suck)|stupid|idiot)\b/;

const ofUs = /\b(?:you|your|me|i (?:am|was|have been) waiting|waiting)\b/;

/** Intents that are carried out, with an apology first. */
export const doing = new Set([
  "track_order",
  "delivery_issue",
  "damaged_item",
  "wrong_item",
  "return_item",
  "cancel_order",
  "change_order",
  "cancel_reservation",
  "change_reservation",
  "login_problem",
  "slow_performance",
  "data_loss",
  "security_incident",
  "payment_issue",
  "recover_password",
  "ticket_status",
  "emergency",
  "lost_property",
  "ticket_escalate",
]);

/** “It was written yesterday” about a text does not mean that the visitor was left waiting. */
const ofText =
  /\b(?:tasks?|texts?|notes?|comments?|pages?|files?|projects?|it) (?:that |which )?(?:i|we) (?:wrote|called|asked)\b|\bwrote it\b/;

export const isUpset = ({ plain }: Turn): boolean =>
  ((waits.test(plain) && !ofText.test(plain)) || angry.test(plain) || untold.test(plain)) &&
  !atBot.test(plain);
const isLeftWaiting = ({ plain }: Turn): boolean => waits.test(plain) && !ofText.test(plain);

export const distress: Rule = (scenario, turn) => {
  const { intent, slots, state, industry } = turn;
  // “Nobody comes on Mondays” is what a business wants help with; “nobody answers me” is said of us.
  if (industry === "marketing" && !angry.test(turn.plain) && !ofUs.test(turn.plain))
    return undefined;
  const stuck = whatNow.test(turn.plain) && afterTrouble.test(state.before ?? "");
  if (!isUpset(turn) && !stuck) return undefined;
  const waiting = isLeftWaiting(turn);
  // “No? Ridiculous. Is it at least covered?” goes on with what is in hand.
  const parts = turn.message.split(/(?<=[.!?])\s+/);
  if (
    !waiting &&
    state.flow !== undefined &&
    parts.length > 1 &&
    (parts.at(-1) ?? "").match(asksMore)
  )
    return undefined;
  // “That’s nonsense, 3% is churn. Partners or cold e-mail, which first?” puts right and asks.
  const besides = turn.message.split(/[.,!?;]\s+/).filter((part) => !angry.test(part));
  if (industry === "marketing" && !waiting && besides.join(" ").split(/\s+/).length >= 4)
    return undefined;
  const knows = slots.references.length > 0 || state.done?.[0]?.slots.reference !== undefined;
  if (
    doing.has(intent) &&
    (!waiting || slots.references.length > 0 || !knows) &&
    !(industry === "hospitality" && waiting) &&
    state.flow === undefined
  )
    return undefined;
  const helped = scenario.handOver?.(turn);
  if (helped) return { handled: "distress", alone: true, ...helped };
  return {
    handled: "distress",
    alone: true,
    reply: say(
      `${sorryFor(turn)} A person should handle this now, with everything you’ve written here. In the demo, that person is ours. Use the button below.`,
      { choices: [person] },
    ),
  };
};

const asksMore =
  /^(?:(?:so|and|but|ok|just)\s+)*(?:who|what|when|where|how|can|could|is|are|do|does)\b(?:\W+\w+){2,}/i;
const doesOne = wordList`can (i|you) do, do i do, should i do, happens, (are|will) you (going to )?do( about (it|this|that))?`;
const whatNow = whole(wordList`
  what (now|next), what ${doesOne}, and what now, who (can|will|is going to) (fix|solve|sort|help)( (me|us|this|it|that|with this))*, what am i supposed to do, can you help( me)?, help( me)?
`);
const afterTrouble =
  /^(?:damaged_item|wrong_item|delivery_issue|complaint|heard|distress|room_problem|payment_issue|flow:order)$/;

/** “Did that, still nothing”: a step did not help, and no one was waited for. */
const tellsNoChange = ({ plain }: Turn): boolean =>
  /\bstill nothing\b/.test(plain) &&
  !/\b(?:wait\w*|answers?|repl\w+|hours?|days?|weeks?|tickets?|wrote|called)\b/.test(plain);

/** Returns the apology, worded differently the second time. */
export const sorryFor = (turn: Turn): string =>
  (turn.state.seen.distress ?? 0) === 0
    ? `I’m sorry${isLeftWaiting(turn) && !tellsNoChange(turn) ? " you had to wait" : untold.test(turn.plain) ? " no one told you" : ", that’s not how it should be"}.`
    : capital("you’re right, and I’m sorry it still isn’t settled.");
