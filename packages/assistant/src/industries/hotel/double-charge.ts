import { dollars, person, say } from "../../dialogue/reply.ts";
import { aside } from "../../dialogue/state.ts";
import type { Outcome, Turn } from "../../dialogue/types.ts";
import { anywhere, wordList } from "../../understanding/word-list.ts";
import { hotelRules } from "./prices.ts";

/** A guest who paid twice: what it may be, when the money is back, and who sees to it; never a rule of cancelling. */

const twice = anywhere(wordList`
  (charged?|charging|billed|debited|paid|pay|took|taken|deducted)( \w+){0,4} (twice|double|two times|2 times|2x|again),
  (double|two|2|second) (charge|charges|payment|payments|debit)s?, (twice|double) (on|from) my (card|account|statement)
`);
const goesOn = anywhere(wordList`
  refund\w*, money back, pa(y|id) back, both, full (stay|amount|price), twice, bank, statement, charge[sd]?, not \$?\d+, \d+ ?x ?\$?\d+, x ?\d+
`);

export function chargedTwice(turn: Turn): Outcome | undefined {
  const { plain, state, slots } = turn;
  const says = twice.test(plain);
  const told = (state.seen.charged_twice ?? 0) > 0;
  if (!says && !(told && goesOn.test(plain))) return undefined;
  if (slots.references.length > 0) return undefined;
  const sum =
    slots.amounts[0]?.value ?? slots.numbers.find((value) => value > hotelRules.barDeposit);
  const answered = (text: string): Outcome => ({
    handled: "charged_twice",
    // A stay that was asked about before has nothing to do with it.
    state: state.flow?.name === "quote" ? aside(state) : state,
    reply: say(text, { source: "hotel", choices: [person] }),
  });
  const asksWhen = /\bhow (?:long|many|soon|fast)\b|\bwhen\b|\brefund/.test(plain);
  const asksWhether = /^(?:do|will|can|does)\b/.test(plain) ? "Yes: " : "";
  if (told || asksWhen) {
    const paid = sum === undefined ? "one of the two" : `the second ${dollars(sum)}`;
    return answered(
      told && (state.seen.charged_twice ?? 0) > 1
        ? `${asksWhether || "One working day, then 3–5 more until your card shows it: "}the desk pays ${paid} back. If it is not there by then, ask for a person here: they see both payments.`
        : `${says && !told ? "I am sorry. " : ""}${asksWhether}The desk pays ${paid} back on the next working day, and your card shows it 3–5 working days later. The last four digits and the date are enough for them; never send the whole number.`,
    );
  }
  return answered(
    `I am sorry. One of the two is often only the ${dollars(hotelRules.barDeposit)} reserved for the bar, gone within 2–5 days. If both are the full stay, the desk refunds one on the next working day. How much is the second?`,
  );
}
