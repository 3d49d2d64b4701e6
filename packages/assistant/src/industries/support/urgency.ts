/** How urgent something is, in a visitor’s words, and how soon that is answered. */

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
    /\blow\b|\bno (?:hurry|rush)|\bsometime|\bnot urgent|\bwhenever|\bcan wait\b|\btake your time\b/i,
  ],
];

export const urgencyIn = (message: string): string | undefined =>
  /\b(?:not|n['’]t|isnt) (?:so |that |very |really |actually )?(?:urgent|critical)/i.test(message)
    ? /\bnormal\b/i.test(message)
      ? "normal"
      : "low"
    : /\b(?:actually|rather|instead|no|make it|set it)\b.*\b(?:normal|low|medium)\b/i.test(message)
      ? /\blow\b/i.test(message)
        ? "low"
        : "normal"
      : urgencies.find(([, pattern]) => pattern.test(message))?.[0];

const firstAnswer: Readonly<Record<string, string>> = {
  critical: "within 1 hour, day and night",
  high: "within 4 working hours",
  normal: "within 1 working day",
  low: "within 3 working days",
};

export const answeredIn = (priority: string): string =>
  firstAnswer[priority] ?? "within 1 working day";
