import { isNo, isYes } from "../../../dialogue/message/answers.ts";
import { pick, say } from "../../../dialogue/reply/reply.ts";
import type { Flow, FlowState } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { troubleshooting } from "../facts/facts.ts";
import { offered } from "../tickets/ticket-offer.ts";
import { titleOf } from "../tickets/ticket-subject.ts";
import { isPressing } from "../tickets/urgency.ts";
import { stepsDone, wholeProject } from "./fault-notes.ts";
import { asksWhatElse } from "./what-else.ts";
import { worksInPart } from "./works-in-part.ts";

/** Walks through the steps of a guide; each is answered with yes (solved) or no (the next step, finally a ticket). */
export const treeFlow: Flow = {
  title: "finding the fault",
  intents: Object.keys(troubleshooting),
  claims: ({ message, intent }, { asking }) =>
    asking === "solved" &&
    intent !== "recover_password" &&
    message.split(/\s+/).length <= 8 &&
    (isSolved(message) || isStillThere(message)),
  take(turn, flow) {
    const { intent, message } = turn;
    if (flow.slots.topic === undefined) {
      flow.slots.topic = intent;
      const first = firstStep(intent, message);
      if (first > 0) Object.assign(flow.slots, { step: first, first });
      // The reset unlocks a locked account, so the step about codes is skipped.
      if (intent === "login_problem" && first === 1 && /\blocked\b(?! out)/i.test(message))
        put(flow, [2]);
      // A message without words for a tried step describes the fault, so it skips nothing.
      if (/\b(?:already|tried|did|done|checked|looked|not in|nothing in)\b/.test(turn.plain))
        put(flow, stepsDone(intent, turn.plain));
      return true;
    }
    // The guide ended with a ticket, so the next message is not an answer to a step.
    if (flow.asking === undefined && flow.slots.solved !== "yes") return false;
    if (flow.slots.solved === "yes") {
      if (!/\b(?:again|back|still|not)\b/i.test(message) && intent !== flow.slots.topic)
        return false;
      delete flow.slots.solved;
      flow.slots.step = Number(flow.slots.step ?? 0) + 1;
      return true;
    }
    if (isSolved(message)) {
      flow.slots.solved = "yes";
      return true;
    }
    const done = stepsDone(String(flow.slots.topic), turn.plain);
    put(flow, done);
    // What else was tried says nothing of the step that is open.
    if (flow.slots.left === undefined && !denies.test(message) && leavesOpen(flow, done)) {
      flow.slots.left = 1;
      return true;
    }
    if (isStillThere(message) || done.length > 0) {
      flow.slots.step = Number(flow.slots.step ?? 0) + 1;
      return true;
    }
    // The same complaint again means the step did not help; another complaint starts its own steps.
    const asksWhere = /^(?:where|how|what|which|who|when)\b/.test(turn.plain);
    if (troubleshooting[intent] === undefined || (asksWhere && intent === flow.slots.topic))
      return false;
    const same =
      intent === flow.slots.topic ||
      (flow.slots.topic === "signed_out" && intent === "login_problem");
    if (same) flow.slots.step = Number(flow.slots.step ?? 0) + 1;
    else {
      flow.slots.topic = intent;
      delete flow.slots.step;
    }
    return true;
  },
  advance(turn, flow) {
    const tree = troubleshooting[String(flow.slots.topic)];
    if (!tree) return offered(turn, { title: "Problem", priority: "normal" });
    if (flow.slots.solved === "yes") {
      delete flow.asking;
      return say(
        "Good to hear. If it comes back, tell me and I’ll open a ticket that lists what we tried.",
        { source: "supportSteps", next: ["I want to open a ticket", "How fast do you respond?"] },
      );
    }
    const said = [turn.message, ...turn.state.exchanges.map(({ visitor }) => visitor)];
    // An older version of a text does not restore a project.
    if (flow.slots.topic === "data_loss" && said.some((one) => wholeProject(one.toLowerCase())))
      put(flow, [2]);
    let step = Number(flow.slots.step ?? 0);
    const stated = turn.state.exchanges.map(({ bot }) => bot);
    const wasTold = (text: string): boolean => stated.some((one) => one.includes(text));
    // A restarted guide continues where it stopped.
    const anew = flow.slots.told === undefined;
    const isOver = (text: string): boolean =>
      skippedIn(flow).includes(step) || (anew && wasTold(text));
    for (let text = tree.steps[step]; text !== undefined && isOver(text); text = tree.steps[step])
      step += 1;
    const first = flow.slots.step === undefined || flow.slots.step === flow.slots.first;
    flow.slots.step = step;
    if (first && flow.slots.told === undefined) flow.slots.first = step;
    flow.slots.told = 1;
    const text = tree.steps[step];
    if (text === undefined) {
      delete flow.asking;
      return offered(turn, {
        title: titleOf(tree.title, turn),
        priority: isPressing(said) ? "critical" : tree.urgency,
        lead: "I’m sorry that didn’t help; those are all the steps I know. ",
      });
    }
    flow.asking = "solved";
    if (flow.slots.left === 1 && wasTold(text)) {
      flow.slots.left = 2;
      return say(`That leaves step ${step + 1}: ${text}`, {
        source: "supportSteps",
        choices: solvedChoices,
      });
    }
    return say(
      `${step === Number(flow.slots.first ?? 0) && !wasTold(tree.opening) ? `${tree.opening} ` : ""}Step ${step + 1} of ${tree.steps.length}: ${text}`,
      { source: "supportSteps", choices: solvedChoices },
    );
  },
  answeredIn: ({ message }) =>
    message
      .split(/(?<=[.!?;,])\s+/)
      .some((part) => !part.includes("?") && (isStillThere(part) || isSolved(part))),
  again: (_turn, flow) =>
    say(`Did step ${Number(flow.slots.step ?? 0) + 1} help?`, {
      source: "supportSteps",
      choices: solvedChoices,
    }),
  recap({ slots }) {
    const tree = troubleshooting[String(slots.topic)];
    return (
      tree &&
      `“${tree.title}”, ${slots.solved === "yes" ? "solved" : `step ${Math.min(tree.steps.length, Number(slots.step ?? 0) + 1)} of ${tree.steps.length}, not solved yet`}`
    );
  },
};

const skippedIn = ({ slots }: FlowState): number[] =>
  String(slots.skipped ?? "")
    .split(",")
    .filter(Boolean)
    .map(Number);
/** Marks steps as skipped. */
const put = (flow: FlowState, steps: readonly number[]): void => {
  if (steps.length > 0) flow.slots.skipped = [...new Set([...skippedIn(flow), ...steps])].join(",");
};

/** “No, it’s still there” answers the open step; a question tells nothing of it. */
const denies = /\?|\b(?:no(?:pe|thing|t)?|still|same|neither|didn['’]?t|doesn['’]?t)\b/i;
/** Whether the steps done are all that come after the open one, which is not among them. */
const leavesOpen = (flow: FlowState, done: readonly number[]): boolean => {
  const open = Number(flow.slots.step ?? 0);
  const steps = troubleshooting[String(flow.slots.topic)]?.steps ?? [];
  const after = steps.flatMap((_text, at) => (at > open ? [at] : []));
  return (
    done.length > 0 &&
    !done.includes(open) &&
    after.length > 0 &&
    after.every((at) => skippedIn(flow).includes(at))
  );
};

/** Returns the first step after those that were tried or that the message rules out. */
function firstStep(topic: string, message: string): number {
  const beyond = begins[topic]?.findLastIndex((pattern) => pattern.test(message)) ?? -1;
  return beyond + 1;
}
const tried = "(?:already|tried|did|done|have|i) .{0,20}";
/** For each step: words that say it is done or did not help. */
const begins: Readonly<Record<string, readonly RegExp[]>> = {
  login_problem: [
    /\bpassword (?:is|was) (?:wrong|not)|\blocked\b(?! out)|\bprivate window\b/i,
    /\b(?:codes?|authenticator|2fa|two-?factor)\b/i,
  ],
  slow_performance: [
    new RegExp(`${tried}(?:reload|refresh|cache)`, "i"),
    new RegExp(`${tried}(?:private|incognito)`, "i"),
  ],
  error_message: [
    new RegExp(`${tried}(?:reload|refresh|restart|cache)`, "i"),
    new RegExp(`${tried}(?:private|incognito)`, "i"),
  ],
};

const solvedChoices = [
  ...pick("Yes, solved", "No, still there"),
  { label: "Open a ticket", send: "Open a ticket" },
];
const isSolved = (message: string): boolean =>
  isYes(message) ||
  (!worksInPart(message) &&
    /\b(?:works(?: now)?|work now|(?:it|that) (?:did |does )?work(?:ed)?|solved|fixed|helped|found (?:it|them|that|everything)|i am in|i'm in|better|quick(?:er)? again)\b/i.test(
      message,
    ) &&
    !/\bnot\b|n['’]?t\b|\bno(?:pe|thing|body|where)?\b|\bstill\b|\bnever\b|\?/i.test(message));
/** Says where the fault occurs and where not, after a step: it persists. */
const tellsMore = anywhere(wordList`
  (only|just)( on| in)? (the|my|this|one|our|me|ipad|iphone|android|phone|laptop|chrome|safari|firefox|edge)( \w+)?, (laptop|phone|desktop|browser|computer|ipad|others?|colleagues?|rest)( \w+)? (is|are|works?)( \w+)? (fine|ok|okay|good), since (yesterday|today|monday|tuesday|wednesday|thursday|friday|the (update|weekend)|this (morning|week)|last \w+)
`);
const whatNow = /^(?:(?:so|ok|and|well|right)[, ]+)*(?:what now|now what|what next|and now)\W*$/i;
const isStillThere = (message: string): boolean =>
  isNo(message) ||
  whatNow.test(message.trim()) ||
  asksWhatElse(message) ||
  ((tellsMore.test(message) || worksInPart(message)) && !message.includes("?")) ||
  (!message.includes("?") &&
    /\b(?:still|not|didn['’]?t|doesn['’]?t|won['’]?t|same|next|nothing|no (?:luck|change)|already|too|as well|tried|restarted|rebooted|reinstalled|(?:did|done) (?:it|that|this|all))\b/i.test(
      message,
    ));
