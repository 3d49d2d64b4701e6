import { advance, start, take } from "../../../dialogue/flows.ts";
import { say, withLead } from "../../../dialogue/reply/reply.ts";
import { withOffer, without } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { countOf } from "../../../understanding/numerals.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { trouble } from "../cases/case.ts";
import { asksOnly, caseIn } from "../cases/index.ts";
import { troubleshooting } from "../facts/facts.ts";
import { withNote } from "../tickets/ticket-contents.ts";
import { offerTicket } from "../tickets/ticket-offer.ts";
import { titleOf } from "../tickets/ticket-subject.ts";
import { answeredIn, isPressing, urgencyBefore } from "../tickets/urgency.ts";
import { treeFlow } from "./fault-guide.ts";
import { faultNotes, stepsDone } from "./fault-notes.ts";

/** Messages within a fault's guide, or that start a guide without its own intent. */

const notices = /\b(?:notifications?|alerts?|reminders?|push|pings?|messages from the app)\b/;
const missing = anywhere(wordList`
  (do|does|did|will|is|are) not (\w+ )?(come|coming|arrive|arriving|work|working|get|show|ring|pop)\w*, not (getting|receiving|coming|arriving|working), (no|never|stopped|missing|without any)( \w+){0,2} (notifications?|alerts?|reminders?|push|getting|coming), (nothing|none) (comes|arrives|rings), (do|can) not (get|receive|hear|see)( \w+){0,2} (notifications?|alerts?|reminders?|push)
`);

const thrownOut = anywhere(wordList`
  (log(s|ged|ging)?|sign(s|ed|ing)?|kick(s|ed|ing)?|throw(s|n|ing)?)( me| us| them| you| everyone)? out (every|all|again|after|constantly|each|several|automatically|\d)( \w+){0,3}, keeps? (logging|signing|kicking|throwing)( \w+)? out, (it|app|apps|system|plumbline|session|software|that|which) (\w+ )?(logs|signs|kicks|throws|logged|signed|kicked|threw|boots) (me|us|you|everyone) out, session (ends|expires|times out|expired)
`);

const phoneApp = anywhere(
  wordList`(android|iphone|ios|ipad|phone|mobile) app, (on|with) (the|my|our|a|an|his|her)( \w+)? (ipad|iphone|tablet|android|samsung|pixel), app( \w+){0,3} (android|iphone|ipad|phone|mobile|samsung|pixel)`,
);
const tooSlow = anywhere(
  wordList`(so|very|too|really|extremely|super|is|it is|painfully|terribly) slow, slow as hell, takes (like |about |over )?\d+ (sec\w*|min\w*), (each|every) click, spinning, only spins, loading forever, takes (forever|ages), freez(es|ing), frozen`,
);
/** An outdated system is the cause by itself. */
const outdated = /\b(?:android (?:\d|1[01])|ios (?:\d|1[0-6]))\b/;
/** Other subjects, with steps of their own. */
const otherCase =
  /\b(?:imports?|exports?|uploads?|downloads?|api|webhooks?|notifications?|push|invoices?|tickets?|calls?|sso|support|answers?|refund)\b/;

/**
 * Starts a guide that the intent alone would not: repeated sign-outs, the phone app, slowness, missing notifications.
 */
export function ownGuide(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const reports = !asksOnly.test(plain) && !otherCase.test(plain) && !outdated.test(plain);
  const topic = thrownOut.test(plain)
    ? "signed_out"
    : reports && phoneApp.test(plain) && trouble.test(plain)
      ? "phone_app"
      : reports && state.flow === undefined && tooSlow.test(plain)
        ? "slow_performance"
        : notices.test(plain) &&
            caseIn(plain) === undefined &&
            (missing.test(plain) || (trouble.test(plain) && !asksOnly.test(plain)))
          ? "notifications"
          : undefined;
  const open = state.flow !== undefined && state.flow.name !== "tree";
  if (open || topic === undefined || state.flow?.slots.topic === topic) return undefined;
  return { ...start({ ...turn, intent: topic }, "tree", treeFlow), handled: "flow:tree" };
}

/** An answer about permissions, with the ticket it offers. */
const byTicket = (
  state: Turn["state"],
  text: string,
  { source, ticket }: { source: "supportSteps" | "supportTickets"; ticket: string },
): Outcome => ({
  handled: "permissions",
  state: withOffer(state, ticket),
  reply: say(text, { source, choices: [{ label: "Open a ticket", send: ticket }] }),
});

const ownerGone =
  /\b(?:owner|admin\w*)\b.{0,20}\b(?:left|quit|gone|fired|died|no longer)\b|\b(?:former|ex) ?-?(?:colleague|employee|boss)\b.{0,30}\b(?:owner|admin)\b/;

const wasOwner =
  /^(?:he|she|they) (?:was|were|is|are) (?:the |our |an )?(?:only |sole )?(?:owner|admin\w*)\b/;
const hasLeft = /\b(?:left|quit|gone|fired|retired|died|no longer)\b/;

/** The only owner is gone, so staff transfer the ownership. */
export function withoutOwner({ plain, state }: Turn): Outcome | undefined {
  // “A guy who left”, followed by “he was the owner”.
  const stated =
    wasOwner.test(plain) &&
    state.exchanges.slice(-3).some(({ visitor }) => hasLeft.test(visitor.toLowerCase()));
  if (!(ownerGone.test(plain) || stated) || state.flow?.name === "ticket") return undefined;
  const ticket = "Open a ticket: the owner left, ownership to hand over";
  return byTicket(
    state,
    "A person can make someone else the owner by ticket: write from an address at your company’s domain and have an old invoice ready. It takes about a working day, and nothing is lost. Shall I open one?",
    { source: "supportTickets", ticket },
  );
}

const ownerAway = anywhere(wordList`
  (owner|admin\w*|boss|he|she|they)( \w+){0,3} (on (holiday|vacation|leave|a flight|parental leave)|away|off sick|sick|ill|unreachable|not (here|there|reachable|available|answering|in|at work)|out of (the )?office|travelling|asleep),
  (no|only|other) (owner|admin)( \w+){0,3} (here|there|reachable|around|left|at hand|answers?), (can not|do not) (reach|get hold of)( \w+){0,3} (owner|admin\w*|boss|him|her|them)
`);
const notOwner = /\b(?:am|are) not( \w+)? (?:owner|admin)\b/;
/** “I’m the only owner”, “there is no other admin”. */
const onlyOwner = anywhere(
  wordList`(only|sole|single|one and only) (owner|admin\w*), (nobody|no ?one) else( \w+){0,4} (owner|admin\w*|rights), (no|not (a|an|any)|without( an?)?) (other|second) (owner|admin\w*)`,
);
const signIn = /^(?:fault:)?(?:login_problem|recover_password|second_step)$/;

/** A user is locked out and no owner can help: staff can, through a critical ticket. */
export function ownerAwayFor({ plain, state, message }: Turn): Outcome | undefined {
  const shutOut =
    state.flow?.slots.topic === "login_problem" ||
    state.exchanges.slice(-2).some(({ handled }) => signIn.test(handled ?? ""));
  const only = onlyOwner.test(plain);
  if (!shutOut || (message.includes("?") && !only) || state.tickets.length > 0) return undefined;
  if (!only && !ownerAway.test(plain) && !(notOwner.test(plain) && isPressing([plain])))
    return undefined;
  const told = byTicket(
    without(state, "flow"),
    "A person can let you in after checking that it’s you: a critical ticket is answered within the hour, day and night. Have the team’s name ready. Shall I open it?",
    {
      source: "supportTickets",
      ticket: "Open a critical ticket: cannot sign in, no owner reachable",
    },
  );
  // No written question knows that there is nobody else to ask.
  return { ...told, whole: true };
}

const role =
  /^(?:i|we) (?:am|are) (?:an? |the |also |already )*(?:admins?|owners?|project leads?)$/;

/** How many messages back a fault is looked for. */
const told = 3;

/** “I am admin” after help that failed: a missing permission is ruled out. */
export function hasTheRight({ plain, state }: Turn): Outcome | undefined {
  if (!role.test(plain) || state.flow || state.before === undefined) return undefined;
  const own = state.tickets.at(-1);
  if (own)
    return {
      handled: "flow:ticket",
      state: {
        ...state,
        tickets: withNote(state.tickets, own, "is an owner"),
      },
      reply: say(
        `Good to know, so it isn’t a missing permission: I’ve noted that in ${own.number}. A person answers ${answeredIn(own.priority)}.`,
        { source: "supportTickets", next: ["What is the status?"] },
      ),
    };
  const said = state.exchanges.slice(-told).map(({ visitor }) => plainWords(visitor));
  const faulty = said.some((text) => trouble.test(text) && !asksOnly.test(text));
  if (!faulty && /\bowners?\b/i.test(state.exchanges.at(-1)?.bot ?? ""))
    return {
      handled: "role_right",
      state,
      reply: say("Good, then you can do it yourself, right where I said.", {
        source: "support",
        next: ["I want to open a ticket"],
      }),
    };
  const ticket = "Open a ticket: it does not work although I am an owner";
  return byTicket(
    state,
    "It isn’t a missing permission, then. Reload with Ctrl+Shift+R, clear the filters (“View”, “Reset”) and try a private window. If it still doesn’t work, shall I open a ticket?",
    { source: "supportSteps", ticket },
  );
}

const looksInto =
  /\b(?:can|could|will|would) (?:you|u|someone|somebody|anyone) (?:please |just |not |maybe )*(?:look into|look at|take a look at|check|fix|solve|sort|handle|take care of) (?:it|this|that)\b/;

/** “Can you just look into it”, within the steps: a person can, by ticket. */
export function looksIntoIt(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const { flow } = state;
  if (flow?.name !== "tree" || flow.slots.solved === "yes" || !looksInto.test(plain))
    return undefined;
  const title = troubleshooting[String(flow.slots.topic)]?.title ?? "A fault";
  const said = [...state.exchanges.map(({ visitor }) => visitor), message];
  return offerTicket(turn, {
    title: titleOf(title, turn),
    priority: urgencyBefore(said) ?? "high",
    lead: "I can’t see your account from here. ",
  });
}

const phone =
  /\b(?:android|iphone|ipad|ios|(?:on|with) (?:my|the|a) (?:phone|mobile|tablet)|(?:phone|mobile) app|no private window|no (?:ctrl|browser))\b/;
/** Guides that a phone has other steps for. */
const movesToPhone = /^(?:error_message|slow_performance)$/;
const unknownAddress =
  /\b(?:which|what|know the|remember the|forgot (?:the|my)|not know (?:the|my)) e-?mail\b|\be-?mail\b.*\b(?:used|not know|forgot|no idea)\b/;
const stepAsked = /\bstep (\d|one|two|three)\b|\b(next) step\b|^what (else)$|\bwhat is (next)\b/;

const asksWhy =
  /^(?:but )?why\b|\bwhy (?:is|does|do|would|not|did|on)\b|\bwhat (?:is the (?:cause|reason)|causes)\b|\bhow come\b/;
/** “On my laptop it works”: the fault is on the phone, and not solved. */
const elsewhereFine =
  /\b(?:laptop|computer|pc|browser|desktop|web|tablet|phone|mobile|ipad|colleagues?|others?)\b.{0,30}\b(?:works?|fine|ok|okay|good)\b/;

/** “My laptop is fine”, within the steps for another device, names no fault of its own. */
export const finesElsewhere = ({ plain, state }: Turn): boolean =>
  state.flow?.slots.topic === "phone_app" && elsewhereFine.test(plain);

/** Handles messages within the guide: another device has other steps, and a step can be asked for by number. */
export function inGuide(turn: Turn): Outcome | undefined {
  const { plain, state, message } = turn;
  const { flow } = state;
  if (flow?.name !== "tree" || flow.slots.solved === "yes") return undefined;
  if (flow.slots.topic === "login_problem" && unknownAddress.test(plain))
    return {
      handled: "login_problem",
      state,
      reply: say(
        "Search the mailboxes you share for a message from notify@plumbline.example: the one that got it is the right one. Otherwise an owner of the team can see it under “Settings”, “People”, or a person checks by ticket.",
        { source: "supportSteps", next: ["I want to open a ticket"] },
      ),
    };
  const topic = String(flow.slots.topic);
  const why = faultNotes[topic]?.why;
  if (why !== undefined && asksWhy.test(plain))
    return {
      handled: "guide",
      state,
      reply: say(why, { source: "supportSteps", next: ["I want to open a ticket"] }),
    };
  // “Do not disturb is off”, “not in the trash”: that step is done.
  const done = stepsDone(topic, plain);
  const asksSomething =
    message.includes("?") ||
    /^(?:how|where|what|which|who|when|can|could|is|are|does|did|should)\b/.test(plain);
  const onPhone = movesToPhone.test(topic) && phone.test(plain) && !message.includes("?");
  if (done.length > 0 && flow.asking === "solved" && !asksSomething && !onPhone) {
    const taken = take(turn, treeFlow, flow);
    if (taken) return { ...advance(taken.turn, treeFlow, taken.flowState), handled: "flow:tree" };
  }
  const go = (slots: typeof flow.slots): Outcome => ({
    ...advance(turn, treeFlow, { ...flow, slots }),
    handled: "flow:tree",
  });
  const after = (done: readonly number[]): number => {
    let step = Number(flow.slots.step ?? 0);
    while (done.includes(step)) step += 1;
    return step;
  };
  if (topic === "phone_app" && elsewhereFine.test(plain) && flow.asking === "solved") {
    const done = [Number(flow.slots.step ?? 0), ...stepsDone(topic, plain)];
    const next = go({ ...flow.slots, step: after(done) });
    return {
      ...next,
      reply: withLead(
        "Your account and our side are fine, then; it’s the copy on that device. ",
        next.reply,
      ),
    };
  }
  if (onPhone)
    return go({
      topic: "phone_app",
      ...(/\brestart\w*|reboot\w*|updat\w*|reinstall\w*\b/.test(plain) ? { step: 1 } : {}),
    });
  const [, digit, next, then] = stepAsked.exec(plain) ?? [];
  if (digit === undefined && next === undefined && then === undefined) return undefined;
  const at = digit === undefined ? Number(flow.slots.step ?? 0) + 1 : countOf(digit) - 1;
  return go({ ...flow.slots, step: Math.max(0, at) });
}
