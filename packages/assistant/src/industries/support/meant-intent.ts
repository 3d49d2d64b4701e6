import type { Turn } from "../../dialogue/types.ts";
import { plainWords } from "../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { trouble } from "./cases/case.ts";
import { asksOnly } from "./cases/index.ts";
import { troubleshooting } from "./facts/facts.ts";
import { goods, ofGoods } from "./facts/goods.ts";
import { inSequence } from "./facts/sequence.ts";
import { noFragment } from "./faults/fragment.ts";
import { heads } from "./plans/head-count.ts";

/** Tells a ticket number from an order number by its prefix. */
const byPrefix = ({ intent, slots }: Turn): string | undefined => {
  const reference = slots.references[0] ?? "";
  if (reference.startsWith("PL") && (intent === "track_order" || ofOrders.has(intent)))
    return "ticket_status";
  return reference.startsWith("PB") && intent === "ticket_status" ? "track_order" : undefined;
};

/** “I need a ticket, high priority”, if there is none: a new one rather than a lookup. */
const newTicket = ({ intent, plain, state, slots }: Turn): string | undefined =>
  intent.startsWith("ticket_") &&
  state.tickets.length === 0 &&
  slots.references.length === 0 &&
  wantsNew.test(plain)
    ? "ticket_create"
    : undefined;
const asksFor = wordList`need, want, would like, open, create, make, raise, file, log, start, get`;
const ofKnown = wordList`my, the, an, any, your, all, which, what, no, old`;
const wantsNew = new RegExp(
  `(?<!\\b${ofKnown} )\\b${asksFor} (?:me |us )?(?:(?:a|an|one|another) )?(?:\\w+ ){0,2}ticket\\b(?! (?:status|number))`,
);

const someIsGone = anywhere(wordList`
  (it's|it is|it has|that's|they're|they are|there) all (gone|empty|vanished|disappeared|missing), (everything|all)('s| has) (gone|vanished|disappeared),
  (some|parts?|most|all|half|things?|stuff|everything|bits?)( of (it|them|that|this|our|my|the))?( \w+)? (is|are|was|were|has|have|just|went)( \w+)? (gone|missing|lost|disappeared|vanished)
`);

/** “Not in the trash, I looked”, after a loss: its guide continues. */
const ofLoss = ({ plain, state }: Turn): string | undefined =>
  /^(?:loss|data_loss)/.test(state.before ?? "") && !asksOnly.test(plain) && searched.test(plain)
    ? "data_loss"
    : undefined;
const searched = /\b(?:trash|bin|archived?|still (?:gone|missing)|not (?:there|in it))\b/;

/** Wordings that can mean only one thing. */
const wordings: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:can ?not|can['’]?t|cannot|unable to|not able to|no longer) (?:get in(?:to)?|log ?(?:in|on)|sign ?in|access|enter)\b/i,
    "login_problem",
  ],
  [
    /\bpassword (?:is|was|seems?|does ?n.?o?t|is not|isn.?t) (?:wrong|work\w*|accepted|right|incorrect)\b/i,
    "login_problem",
  ],
  [
    /\b(?:team|business|free) plan\b|\bhow much (?:is|are|does|do|for|would) (?:the )?(?:team|business)\b/i,
    "subscription_plan",
  ],
  [/^(?:so |and )*what (?:do|would|will|should) (?:we|i) pay\b/i, "subscription_plan"],
  // “A school with 8 teachers, what would we need”
  [
    new RegExp(`\\b\\d{1,4} (?:\\w+ )?${heads}\\b.*\\b(?:costs?|price|plan|need|pay)\\b`, "i"),
    "subscription_plan",
  ],
  [/\b(?:where|when|track|arrive)\b.*\b(?:display|mount|parcel)s?\b/i, "track_order"],
  [/\b(?:what|which|my|list|show|all) (?:open )?tickets\b/i, "ticket_status"],
  [
    /\b(?:ate|lost|swallowed|deleted|wiped|destroyed|erased) (?:(?:all|some|most|of|\w+ (?:hours?|days?|weeks?)|the|my|our) ){1,5}(?:work|project|tasks?|files?|data|boards?|notes|changes)\b/i,
    "data_loss",
  ],
  [
    /\b(?:can|could) ?(?:not|n?.?t) find (?:the|my|a|our|any of my) (?:tasks?|projects?|boards?|notes?|files?|comments?)\b/i,
    "data_loss",
  ],
  // “Some of it is gone”
  [someIsGone, "data_loss"],
  [
    /\b(?:task|project|board|file)s? (?:\w+ ){0,4}(?:gone|missing|disappeared|vanished)\b/i,
    "data_loss",
  ],
  [
    /^(?!how|can|what|when|if|do|does|is|are|who|which)(?:\S+ ){0,8}(?:deleted|wiped|erased) (?:\w+ ){1,6}(?:projects?|boards?|tasks?|files?|workspace|folder)\b/i,
    "data_loss",
  ],
  [/\blocked out\b/i, "login_problem"],
  [
    /\b(?:problems?|issues?|outages?|incidents?|trouble|something wrong|down)\b.{0,12} (?:at|on|from) (?:your|plumbline.?s) (?:end|side|servers?)\b/i,
    "outage_status",
  ],
  [/^(?:and |so |ok )*how long (?:does|will|would) (?:it|that|this) take\W*$/i, "sla_times"],
  [
    /\b(?:update|release|upgrade|new version)\b.{0,20}\b(?:killed|broke|ruined|destroyed|wrecked|messed)\b/i,
    "update_version",
  ],
  [/\bfind\b.*\bexport\b|\bexport\b.*\b(?:button|where)\b/i, "data_export"],
  [
    /\b(?:can ?not|can.?t) find the\b.*\b(?:button|menu|settings?|option|page|tab)\b/i,
    "feature_question",
  ],
  [
    /\bslas?\b|\bresponse times?\b|\bhow long (?:do|will|must) (?:i|we) (?:have to )?wait\b|\bwaiting time\b/i,
    "sla_times",
  ],
];

const incident = anywhere(wordList`
  hack\w*, phish\w*, suspicious, breach\w*, compromis\w*, stolen, strange, unknown, leak\w*, virus, malware, unauthori[sz]ed, fraud\w*, scam\w*, spam,
  someone, somebody, attack\w*, password, clicked, fake, weird, vulnerab\w*
`);

/** A question about security does not report an attack. */
const noIncident = ({ intent, plain, message }: Turn): string | undefined =>
  intent === "security_incident" &&
  !incident.test(plain) &&
  (message.includes("?") || /^(?:do|does|is|are|can|what|which|where|how|who)\b/.test(plain))
    ? "security_facts"
    : undefined;

/** A guide starts for a fault, not for a question about one: “Where do I see the error”, “can she see the trash too”. */
const noFault = ({ intent, plain, message, state }: Turn): string | undefined => {
  const asksAbout = asksOnly.test(plain) || asksOnly.test(lastSentence(message));
  if (intent === "error_message") return asksAbout || !trouble.test(plain) ? "" : undefined;
  const guided = troubleshooting[intent] !== undefined && asksAbout && !trouble.test(plain);
  return guided && hasGuide(state, intent) ? "" : undefined;
};
/** Whether the guide of a fault is under way or was gone through: a question does not ask for its next step. */
const hasGuide = ({ flow, done }: Turn["state"], topic: string): boolean =>
  [flow, ...(done ?? [])].some((task) => task?.name === "tree" && task.slots.topic === topic);
const lastSentence = (message: string): string =>
  plainWords(message.split(/[.!?,]\s+/).at(-1) ?? message);

const ofPeople = anywhere(wordList`
  person\w*, human\w*, some(one|body), any(one|body), agents?, operators?, representatives?, rep, staff, people, employees?, managers?, supervisors?, boss, engineers?, advis\w+, real, live, support, service, help ?desk, team, robots?, machines?, bots?,
  talk\w*, speak\w*, call(s|ed)?, phone, contact\w*, connect\w*, transfer\w*, escalat\w*, hand(ed)? over, pass(ed)? (me|this|it) on, your (\w+ )?colleagues?, (a|another) colleague of yours
`);
const ofOpinion = anywhere(wordList`
  feedback, reviews?, rat(e|ed|ing|ings), stars?, suggest\w*, ideas?, wish\w*, requests?, opinions?, vot(e|es|ed|ing), improv\w*, better, recommend\w*, surveys?, compliments?, praise\w*, thoughts?, think, say about, propos\w*, should, would be, would like, it misses, (leave|write|post)( \w+){0,2} comments?, (love|like|hate)( \w+){0,3} (plumbline|app|tool|product|software)
`);
const ofBot = anywhere(
  wordList`you, u, this (bot|chat|thing|assistant|page), (the|a) (bot|chat|assistant), options, menu, topics, help`,
);
const ofDevices = anywhere(wordList`
  install\w*, download\w*, set ?up, setting up, requirements?, apps?, desktop, computers?, pcs?, laptops?, mac\w*, windows, linux, ubuntu, ios, android, iphones?, ipads?, tablets?, phones?, mobile, browsers?, devices?, program, software, servers?, offline, get started, getting started
`);

/** Intents that the classifier also guesses without any of their words, each with the words required for it at this desk. */
const needsWords: readonly (readonly [intent: RegExp, words: RegExp])[] = [
  [/^delivery_/, goods],
  // “500 calls a minute” does not book a call.
  [
    /^book_call$/,
    /\b(?:book|schedule|arrange|phone|ring|talk|speak|meeting|appointment|calendar|call (?:me|us|you|back))\b/,
  ],
  [/^cancellation_fee$/, /\bcancel\w*|\bfees?\b/],
  [/^(?:order_history|place_order)$/, goods],
  // “My colleagues get in fine” asks for nobody, “it must have the comments” suggests nothing.
  [/^human_agent$/, ofPeople],
  [/^review$/, ofOpinion],
  [/^capabilities$/, ofBot],
  [/^installation$/, ofDevices],
  [/^newsletter_subscription$/, /\bnewsletters?\b|\bmailings?\b|\bunsubscribe\w*|\bsubscribe\b/],
];

const ofOrders = new Set([
  "track_order",
  "change_order",
  "cancel_order",
  "delivery_issue",
  "wrong_item",
  "damaged_item",
  "return_item",
  "get_refund",
  "refund_status",
  "change_shipping_address",
]);

/**
 * Keeps messages about the software from asking for an order: a refund is the plan's, other order intents were
 * misread.
 */
const noOrder = ({ intent, plain, state, slots }: Turn): string | undefined => {
  const talked = [plain, ...state.exchanges.slice(-3).map(({ visitor }) => visitor.toLowerCase())];
  const inHand = [state.flow, ...(state.done ?? [])].some((task) =>
    /^(?:order|return)$/.test(task?.name ?? ""),
  );
  const sequence = inSequence.test(plain);
  const foreign = needsWords.some(([own, words]) => own.test(intent) && !words.test(plain));
  if (foreign && !inHand && slots.references.length === 0) return "";
  if (!ofOrders.has(intent) || inHand || slots.references.length > 0) return undefined;
  if (talked.some((text) => ofGoods(text.replace(inSequence, " ")))) return undefined;
  if (sequence && slots.references.length === 0) return "";
  return /refund/.test(intent) ? "refund_policy" : "";
};

/** “How do I cancel it?” after the plans means the plan, not an order. */
const ofPlan = ({ message, state }: Turn): string | undefined =>
  ["flow:plan", "subscription_plan"].includes(state.before ?? "") &&
  /\b(?:cancel|end|quit|leave) (?:it|that|this)\b/i.test(message)
    ? "subscription_plan"
    : undefined;

/**
 * Returns the intent that a message means where the classifier's guess is misled by a word; undefined if the guess
 * stands, and an empty intent if it means none of the desk's.
 */
export const meantIntent = (turn: Turn): string | undefined =>
  byPrefix(turn) ??
  newTicket(turn) ??
  ofLoss(turn) ??
  noFragment(turn) ??
  noIncident(turn) ??
  noOrder(turn) ??
  noFault(turn) ??
  wordings.find(([pattern]) => pattern.test(turn.message))?.[1] ??
  ofPlan(turn);
