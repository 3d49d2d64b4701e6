import { counted } from "../../../dialogue/reply/reply.ts";
import type { FlowState, Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, whole, wordList } from "../../../understanding/word-list.ts";
import { type Channel, channelNamed } from "../channels/channel-records.ts";
import { goalOf, unitOf } from "../channels/goals.ts";
import { sharesOf } from "../channels/mix.ts";
import { type Goal, goals } from "../channels/sample.ts";
import { withExpected } from "../ledger/expected.ts";
import { inMoney } from "./plan-rates.ts";
import { inText, tell } from "./plan-reply.ts";

/**
 * What a plan may bring, and how much is needed: from its shares, the rules of thumb, and the visitor’s own figures.
 */

const asksCount = /\bhow many (?:more |new |extra )?(\w+)\b/;
const things = whole(wordList`
  customers?, sales?, orders?, clients?, guests?, bookings?, leads?, people, buyers?, units?, sign ?ups?, visitors?, members?, cups?, pieces?, tickets?,
  patients?, students?, breads?, loaves, demos?, enquiries, enquiries, conversations?, meetings?, calls?, trials?, appointments?, requests, replies, sign ?-?ins?, registrations?, attendees?, installs?, downloads?, subscribers?, contacts?, clicks?, views?, jars?, candles?, shirts?, items?, products?
`);
/** The thing to count is already clear: “How many to break even”, “how many do I need”. */
const noThing = /^(?:to|until|before|do|would|must|should|have|is|are|will|of)$/;
const needs =
  /\b(?:need|must|should|have to|has to|to (?:break even|get|earn|cover|make|pay|bring)|break ?even|before)\b/;
/** The number of people who come to an event does not follow from ads. */
const comes =
  /\b(?:come|attend|show up|turn up|register|sign up)\b.*\b(?:webinar|event|fair|seminar|workshop|opening|stand|booth|conference)\b/;
const toReach = /\b(?:need|must|should|have to|break ?-?even|earn|cover|pay)\b/;
const profitEach =
  /\b(?:make|makes|earn|profit|left|keep|margin of|leaves?|clear|gain|take home)\b/;

/** Returns what one sale brings, if it was said a few messages ago. */
function namedBefore({ state, slots }: Pick<Turn, "state" | "slots">): number | undefined {
  if (slots.numbers.length > 0 || slots.alone !== undefined) return undefined;
  const said = [...state.exchanges]
    .reverse()
    .map(({ bot }) => /÷ \D?([\d.,]+) each/.exec(bot)?.[1]);
  const found = said.find((text) => text !== undefined);
  return found === undefined ? undefined : Number(found.replaceAll(",", ""));
}

const hasFigure = ({ slots }: Turn): boolean =>
  slots.amounts.length > 0 || slots.alone !== undefined || slots.numbers.length > 0;

/** What a customer is worth, and the margin: “A customer is worth 3000”, “margin 80”, “at 60”. */
const worthOf =
  /\b(?:worth|brings?|spends?|pays?|leaves?|makes?|average is|basket is)\b[^\d]{0,18}(\d[\d,]*(?:\.\d+)?)(?! ?%)/;
const marginOf =
  /\bmargin\b[^\d]{0,8}(\d{1,3}(?:\.\d+)?)|(\d{1,3}(?:\.\d+)?) ?%|^(?:at|with) (\d{1,2})$/;
function marginIn(plain: string): number | undefined {
  const [, named, percent, at] = marginOf.exec(plain) ?? [];
  const figure = named ?? percent ?? at;
  return figure === undefined ? undefined : Number(figure);
}

/** Returns the figure for one piece: the sum that is not the budget. */
function eachIn(turn: Turn, cost: number): number | undefined {
  const { slots, state, plain } = turn;
  const sums = slots.amounts.map(({ value }) => value).filter((value) => value !== cost);
  const stated = worthOf.exec(plain)?.[1];
  const onlyMargin = marginIn(plain) !== undefined && stated === undefined;
  if (onlyMargin && sums.length === 0)
    return namedBefore({ ...turn, slots: { ...slots, numbers: [] } });
  return (
    sums.at(-1) ??
    (stated === undefined ? undefined : Number(stated.replaceAll(",", ""))) ??
    namedBefore(turn) ??
    slots.alone ??
    (state.before === "how_many" || state.before === "forecast"
      ? slots.numbers.filter((value) => value !== cost).at(-1)
      : undefined)
  );
}

const oneOfThem = anywhere(
  wordList`one, each, (every|a) \w+, customer, client, patient, guest, sale, order, booking, member, lead, bread, ticket, person, basket`,
);
const isWorth = anywhere(
  wordList`is, are, brings?, spends?, pays?, worth, makes?, gives?, about, costs?`,
);

/** Whether a message names a customer or a sale and, later on, what one brings. */
function namesOneAndWorth(plain: string): boolean {
  const named = oneOfThem.exec(plain);
  return named !== null && isWorth.test(plain.slice(named.index + named[0].length));
}

/** Whether a message says what a customer is worth, rather than a budget: “A customer brings about 400”. */
export const namesWorth = (plain: string): boolean =>
  namesOneAndWorth(plain) && !/\b(?:click|budget|campaign)\b/.test(plain);

/**
 * Answers “How many customers do we need” by dividing the money by what one brings, and “how many would that be” by a
 * forecast.
 */
export function howMany(turn: Turn, task: FlowState | undefined): Outcome | undefined {
  const { plain, state } = turn;
  if (!task || /\b(?:vs|versus|faster|cheaper)\b/.test(plain) || comes.test(plain))
    return undefined;
  const asked = asksCount.exec(plain)?.[1];
  const ofCompanies = /\b\d{1,3} (?:\w+ )?(?:accounts?|companies|firms)\b/.test(plain);
  const follows =
    (state.before === "how_many" || state.before === "forecast") && hasFigure(turn) && !ofCompanies;
  const oneBrings = namesOneAndWorth(plain) && /\d/.test(plain) && !/\bclick|\bwhich\b/.test(plain);
  const thing = asked !== undefined && noThing.test(asked) ? "sales" : asked;
  if (thing === undefined && !follows && !oneBrings) return undefined;
  // If the message says what one brings, anything can be counted.
  if (thing !== undefined && !things.test(thing) && !oneBrings) return undefined;
  const cost = Number(task.slots.budget ?? task.slots.cost);
  const each = eachIn(turn, cost);
  const enquiries = thing !== undefined && ofLeads.test(thing);
  if (enquiries && task.slots.goal !== undefined && !toReach.test(plain))
    return forecast(turn, task, thing);
  const isNeed = needs.test(plain) || follows || oneBrings || task.name === "roi";
  if (thing !== undefined && !isNeed && task.slots.goal !== undefined)
    return forecast(turn, task, thing);
  const known = task.slots.margin === undefined ? undefined : Number(task.slots.margin);
  const margin = marginIn(plain) ?? known;
  const profit = profitEach.test(plain);
  const even = margin === undefined || profit ? cost : Math.ceil((cost / margin) * 100);
  if (each === undefined || each <= 0)
    return tell(
      turn,
      `That depends on what one of them spends: at ${inMoney(task, 50)} each it takes ${Math.ceil(even / 50)} to bring back ${inMoney(task, even)}. What does one spend on average?`,
      "how_many",
    );
  const count = Math.ceil(even / each);
  const unit =
    thing === undefined || /^(?:people|sales?)$/.test(thing)
      ? counted(count, "sale")
      : `${count.toLocaleString("en-US")} ${thing}`;
  return tell(
    turn,
    `${unit}: ${inMoney(task, even)} ÷ ${inMoney(task, each)} each.${profit ? " From the next one on, you’re making money." : margin === undefined ? ` That earns back the money you spent; if half of it is your margin, it takes ${Math.ceil((cost * 2) / each).toLocaleString("en-US")}.` : ` That is break-even at a margin of ${margin}%.`}`,
    "how_many",
  );
}

/** Returns the click price that the visitor named, now or before. */
function clickPrice({ message, state }: Turn): number | undefined {
  const texts = [message, ...[...state.exchanges].reverse().map(({ visitor }) => visitor)];
  for (const text of texts) {
    const found =
      /\bclicks?\b[^\d]{0,16}(\d+(?:[.,]\d+)?)/i.exec(text)?.[1] ??
      /(\d+(?:[.,]\d+)?) ?(?:dollars?|euros?|\$|€)? ?(?:a|per|each) click/i.exec(text)?.[1];
    if (found !== undefined) return Number(found.replace(",", "."));
  }
  return undefined;
}

const companies = wordList`customers, companies, accounts, clients, firms, buyers, hospitals, businesses`;
const fewOf: readonly RegExp[] = [
  `(?:only|just|said|have|are|to) (\\d{1,3}) (?:target )?${companies}`,
  `(\\d{1,3}) (?:target(?:ed)?|named|key) ${companies}`,
  `(\\d{1,3}) ${companies} only`,
].map((text) => new RegExp(`\\b${text}\\b`, "i"));

/** Returns how many companies the visitor sells to, if they are few enough to be known by name. */
export function targetsIn({ message, state }: Turn): number | undefined {
  for (const text of [message, ...[...state.exchanges].reverse().map(({ visitor }) => visitor)]) {
    const count = Number(fewOf.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined));
    if (count > 0) return count;
  }
  return undefined;
}

/** Enquiries are cheaper than sales, so a question about them gets their number, whatever the goal of the plan. */
const ofLeads =
  /^(?:leads?|demos?|enquiries|enquiries|conversations?|meetings?|calls?|trials?|appointments?|requests|replies|registrations?|attendees?|sign ?ups?|contacts?|downloads?|installs?)$/;

const soldIn = (plan: FlowState, goal: Goal, price?: number) =>
  sharesOf(plan).flatMap(({ name, amount }) => {
    const channel = channelNamed(name);
    const cost = channel && costIn(channel, goal, price);
    return cost === undefined ? [] : [{ name, amount, cost }];
  });

/** Returns what the budget may bring, in one sentence; empty if no rule covers it. */
export function yieldOf(plan: FlowState): string {
  const wanted = goalOf(plan.slots.goal ?? "sales");
  // Channels without a yield for this goal may still bring enquiries.
  const goal = soldIn(plan, wanted).length > 0 ? wanted : "leads";
  const sums = soldIn(plan, goal);
  const count = sums.reduce((sum, { amount, cost }) => sum + amount / cost, 0);
  const many = goal === "awareness" ? count * 1000 : count;
  return many < 1 ? "" : `As a rule of thumb that is about ${round(many)} ${unitOf(goal, 2)}.`;
}

/** Forecasts what a plan may bring, give or take a third, since nothing better is known before the test. */
export function forecast(turn: Turn, plan: FlowState, thing = ""): Outcome {
  const price = clickPrice(turn);
  const few = targetsIn(turn);
  if (few !== undefined && ofLeads.test(thing))
    return tell(
      turn,
      `Of ${few} companies, about ${Math.max(1, Math.round(few * 0.1))} to ${Math.max(2, Math.round(few * 0.25))} ${thing}, as a rule of thumb: ads get you known there, and a personal message or a call gets the answer. Write to each one by name, twice.`,
      "forecast",
    );
  const own = goalOf(plan.slots.goal ?? "sales");
  const asked = ofLeads.test(thing) ? "leads" : own;
  // Channels without a yield for sales may have one for enquiries.
  const goal = soldIn(plan, asked, price).length > 0 ? asked : "leads";
  const shares = soldIn(plan, goal, price);
  if (/^(?:clicks?|visitors?)$/.test(thing)) {
    const clicks = sharesOf(plan).reduce((sum, { name, amount }) => {
      const click = name === "Paid search" ? (price ?? 1.5) : channelNamed(name)?.click;
      return click === undefined ? sum : sum + amount / click;
    }, 0);
    return tell(
      turn,
      `About ${round(clicks)} visits, at this demo’s click prices. Of these, 3% to 5% act, as a rule of thumb.`,
      "forecast",
    );
  }
  const count = shares.reduce((sum, { amount, cost }) => sum + amount / cost, 0);
  const many = goal === "awareness" ? count * 1000 : count;
  const [main] = shares;
  if (!main || many < 1)
    return tell(
      turn,
      "Hardly any you could count, because the budget is too small for that goal.",
      "forecast",
    );
  const rate =
    price === undefined
      ? `at about ${inMoney(plan, main.cost)} a ${goals[goal].per} in ${inText(main.name)}`
      : `at ${inMoney(plan, price)} a click and ${goal === "leads" ? 5 : 3}% who act`;
  const text = `About ${round(many)} ${/^(?:patients|customers|clients|guests|members|students|bookings|orders|enquiries|conversations|meetings|trials|appointments|demos|calls)$/.test(thing) ? thing : unitOf(goal, 2)}, say ${round(many * 0.7)} to ${round(many * 1.3)}: ${rate}. That’s a rule of thumb, and two weeks of testing replace it. ${backIn(turn, plan, goal === "sales" ? many : 0)}`;
  return withExpected(tell(turn, text, "forecast"), {
    spend: Number(plan.slots.budget),
    [goal === "sales" ? "orders" : "leads"]: goal === "awareness" ? undefined : Math.round(many),
  });
}

/** What so many sales bring back at the price that was told, or the question for it. */
function backIn({ state }: Turn, plan: FlowState, many: number): string {
  const price = Number(state.figures?.price);
  return price > 0 && many > 0
    ? `At ${inMoney(plan, price)} each, that brings in about ${inMoney(plan, Math.round(many) * price)} for ${inMoney(plan, Number(plan.slots.budget))}.`
    : "What is one worth to you?";
}

const round = (value: number): string =>
  (value >= 1000 ? Math.round(value / 100) * 100 : Math.round(value)).toLocaleString("en-US");

/**
 * Returns the cost of one result. With the visitor's own click price it follows from the rule that 3 of 100 visitors
 * buy and 5 enquire.
 */
function costIn(
  { id, yields }: Channel,
  goal: ReturnType<typeof goalOf>,
  price: number | undefined,
): number | undefined {
  if (price === undefined || id !== "paid-search") return yields[goal];
  return goal === "leads" ? price / 0.05 : price / 0.03;
}

const whatWeGet = anywhere(
  wordList`what (would|will|do|can|does|might) (i|we|it|that|this)\b.*\b(get|bring|earn|expect|give|achieve), what results?, expect from (it|that|this), what('s| is|s)? (that|it|this) (get|bring|buy)s? (me|us)`,
);
export const asksYield = (plain: string): boolean => whatWeGet.test(plain);

const worthIt = anywhere(wordList`
  (is|would|will) (it|that|this) (be )?(even )?(worth it|pay off|profitable|realistic|doable|possible|feasible|too (much|many)|a lot), ^(realistic|doable)$, ^(is it )?worth it$,
  does (it|that) pay
`);

/** Answers “Is it worth it” from what one sale brings, if that was said. */
export function worth(turn: Turn, plan: FlowState): Outcome | undefined {
  if (!worthIt.test(turn.plain)) return undefined;
  const each =
    turn.state.figures?.price === undefined ? namedBefore(turn) : Number(turn.state.figures.price);
  const budget = Number(plan.slots.budget);
  if (each === undefined)
    return tell(
      turn,
      `It is if it earns more than ${inMoney(plan, budget)} after goods and delivery. What does one sale bring in on average?`,
      "how_many",
    );
  const goal = goalOf(plan.slots.goal ?? "sales");
  const expected = sharesOf(plan).reduce((sum, { name, amount }) => {
    const cost = channelNamed(name)?.yields[goal];
    return cost === undefined ? sum : sum + amount / cost;
  }, 0);
  const needed = Math.ceil((budget * 2) / each);
  return tell(
    turn,
    `${expected >= needed ? "Likely yes" : "Hardly"}: it pays off from ${counted(needed, "sale")} at ${inMoney(plan, each)} with a margin of 50%, and I’d expect about ${round(expected)} ${unitOf(goal, 2)}. Test it for two weeks first.`,
  );
}
