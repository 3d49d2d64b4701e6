import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** How urgent a fault is, in a visitor’s words, and how soon it is answered. */

const urgencies: readonly (readonly [string, RegExp])[] = [
  [
    "critical",
    /\bcritical|\bwhole (?:team|company|office)|\bnobody can|\bno ?one can|\beveryone\b|\beverybody\b|\bproduction (?:is )?down|\burgent|\bemergency|\ball of us\b/i,
  ],
  [
    "high",
    /\bhigh\b|\bsoon\b|\bblocked\b|\bblocking\b|\btoday\b|\btonight\b|\btomorrow\b|\bdeadline|\basap\b|\bimmediately\b|\bright (?:now|away)\b|\bstuck\b|\bcan(?:no|')?t work\b/i,
  ],
  ["normal", /\bnormal|\bmedium|\busual|\bregular\b/i],
  [
    "low",
    /\blow\b|\b(?:no|not in a) (?:real |great |big )?(?:hurry|rush)|\bsometime|\bnot urgent|\bwhenever|\bcan wait\b|\btake your time\b/i,
  ],
];

const degree = wordList`so, that, very, really, actually, super, too, all that, at all, hugely, terribly, overly, particularly, exactly, even`;
const notUrgent = new RegExp(
  `\\b(?:not|n['’]t|isnt|nothing) (?:${degree} ){0,2}(?:urgent|critical)`,
  "i",
);

const level = "(critical|urgent|high|normal|medium|low)";
const setting = wordList`make, set, mark, put, change, move, switch, turn, lower, raise, reduce, bring, treat, downgrade, upgrade`;
const asLevel = wordList`to, as, at, be, it, just, only, priority`;
/** A level that is asked for by name, whatever other levels the message speaks of: “set it to high”, “high is enough”. */
const wanted: readonly RegExp[] = [
  new RegExp(`\\b${setting}\\b(?: [\\w-]+){0,4}? (?:${asLevel} )${level}\\b`, "i"),
  new RegExp(
    `\\b${level}(?: priority)? (?:is|would be|will be|'s) (?:\\w+ )?(?:enough|fine|ok|okay|sufficient|right|better|plenty)\\b`,
    "i",
  ),
  new RegExp(
    `\\b(?:should|must|needs? to|can|could) (?:\\w+ )?be ${level}\\b|\\b(?:rather|instead|want|wanted|asked for|said|i mean|meant) ${level}\\b`,
    "i",
  ),
];
const named: Readonly<Record<string, string>> = { urgent: "critical", medium: "normal" };

/** Returns the priority that a message asks for by name; undefined if it names none so. */
export function levelWanted(message: string): string | undefined {
  for (const pattern of wanted) {
    const found = pattern
      .exec(message)
      ?.slice(1)
      .find((one) => one !== undefined);
    const lowered = found?.toLowerCase();
    if (lowered !== undefined) return named[lowered] ?? lowered;
  }
  return undefined;
}

export const urgencyIn = (message: string): string | undefined =>
  (notUrgent.test(message) ? undefined : levelWanted(message)) ?? urgencyByWords(message);

const clause = /[;,.]\s+/;
const judged = wordList`exaggerated, enough, fine, ok, okay, sufficient, too much, necessary, needed, priority`;
const leadsToLevel = wordList`please, make, set, mark, it, is, as, with, to, not, no, so, very, and, but, priority, rush, hurry`;
const ofUrgency = new RegExp(
  `\\b${level}\\b.{0,24}\\b${judged}\\b|^(?:${leadsToLevel} ){0,5}${level}(?: priority)?$`,
  "i",
);
/** Returns a note without the clauses that only say how urgent it is. */
export const withoutUrgency = (note: string): string =>
  note.split(clause).some((part) => ofUrgency.test(part.trim()))
    ? note
        .split(clause)
        .filter((part) => !ofUrgency.test(part.trim()))
        .join("; ")
    : note;

const urgencyByWords = (message: string): string | undefined =>
  notUrgent.test(message)
    ? /\bnormal\b/i.test(message)
      ? "normal"
      : "low"
    : /\b(?:actually|rather|instead|no|make it|set it)\b.*\b(?:normal|low|medium)\b/i.test(message)
      ? /\blow\b/i.test(message)
        ? "low"
        : "normal"
      : urgencies.find(([, pattern]) => pattern.test(message))?.[0];

const toldUrgent = anywhere(
  wordList`urgent(ly)?, critical, emergency, asap, nobody can( \w+)?, all of us, whole (team|company|office)`,
);

/** Returns the urgency stated before a ticket asked for it; undefined if not clearly stated. */
export const urgencyBefore = (texts: readonly string[]): string | undefined =>
  texts.some((text) => toldUrgent.test(text) && urgencyIn(text) === "critical")
    ? "critical"
    : texts.some((text) => withinMinutes.test(text))
      ? "critical"
      : isPressing(texts)
        ? "high"
        : undefined;

const firstAnswer: Readonly<Record<string, string>> = {
  critical: "within 1 hour, day and night",
  high: "within 4 working hours",
  normal: "within 1 working day",
  low: "within 3 working days",
};

/** The priorities, from the lowest. */
const levels: readonly string[] = ["low", "normal", "high", "critical"];

/** Returns the priority a step above or below another: “escalate it” means the highest. */
export function nextLevel(plain: string, priority: string, way: "raise" | "lower"): string {
  const at = levels.indexOf(priority);
  const straight = /\bescalat\w*|\btop\b|\bhighest\b/.test(plain);
  const next = way === "lower" ? at - 1 : straight ? levels.length - 1 : at + 1;
  return levels[Math.max(0, Math.min(levels.length - 1, next))] ?? priority;
}

export const answeredIn = (priority: string): string =>
  firstAnswer[priority] ?? "within 1 working day";

const pressing = anywhere(wordList`
  (need|have|got) to (get (some |my )?work done|(do|finish) my (work|job)|work)( \w+)?$, (need|must|have to|has to|got to|want)( \w+){0,4} (by|before|until) (\d{1,2}|noon|ten|nine|eight|tonight|tomorrow), (in|within|next) (\d{1,2}|ten|fifteen|twenty|thirty|half an|an|one) ?(min\w*|hour|hr)s?, (demo|meeting|presentation|pitch|call|exam|launch|webinar|deadline)( \w+){0,4} (in \d+|at \d+|now|soon|starts?)
`);

/** “A meeting in 5 min”: four hours are too long. */
const withinMinutes =
  /\b(?:in|within|next) (?:(?:\d{1,2}|five|ten|fifteen|twenty|thirty) ?min\w*|half an hour)\b/i;

/** Whether four hours are too long for the visitor, according to this message or an earlier one. */
export const isPressing = (texts: readonly string[]): boolean =>
  texts.some((text) => pressing.test(text));

const beforeUrgency = wordList`it is, it's, its, priority, prio, and, very, super, so, please, pls, make it`;
const urgency = wordList`urgent, critical, high, normal, low, asap, emergency`;
/** Matches an urgency at the end of a ticket's subject. */
export const urgencyTail = new RegExp(
  `[\\s,;.!-]{0,4}(?:\\b${beforeUrgency}\\b\\s{0,3}){0,6}\\b${urgency}(?: priority| prio| please| pls){0,3}[\\s.!]{0,9}$`,
  "i",
);

/**
 * Returns the urgency of a ticket that is described in one line: an urgency at the end takes precedence over its words.
 */
export const urgencyOfLine = (line: string): string | undefined =>
  urgencyIn(urgencyTail.exec(line)?.[0] ?? "") ?? urgencyIn(line);
