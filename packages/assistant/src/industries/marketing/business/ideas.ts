import { say } from "../../../dialogue/reply.ts";
import { wasSaid, withOffer } from "../../../dialogue/state.ts";
import type { Outcome, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { speaksOfUnwanted } from "./heeded.ts";
import { customersOf, type Way } from "./kinds.ts";
import { type Business, businessBefore, businessOf, newlyRefused, refusedNames } from "./stated.ts";

/** Single steps suited to a kind of business, for requests for an idea and as a replacement for unsuitable answers. */
type Idea = {
  id: string;
  ways: readonly Way[];
  /** Whether it needs contacts to write to. */
  writes?: true;
  /** Whether it is for businesses that sell food and drink. */
  food?: true;
  /** What it helps with; preferred if the conversation is about that. */
  helps?: RegExp;
  text: (stated: Business & { customers: string; hours: string; example: string }) => string;
};

const food =
  /caf|coffee|tea|baker|bar\b|bars|pub|bistro|restaurant|pizz|kebab|takeaway|chip|truck|ice|deli|juice|sandwich|gelat/;
/** What such a business could put on its board. */
const exampleOf = (kind = ""): string =>
  /baker|caf|coffee|tea/.test(kind)
    ? "Cake and coffee, 5"
    : food.test(kind)
      ? "Today’s special and a drink, 9"
      : /barber|hair/.test(kind)
        ? "Beard trim, 12"
        : "One thing, one price";

const quiet = anywhere(
  wordList`quiet, dead, empty, slow, slack, nobody (comes|there|in), no one (comes|in), afternoons?, mornings?, mondays?, tuesdays?, wednesdays?, midweek, off season, january`,
);
const dearAds = anywhere(
  wordList`ads?, per (order|sale|customer), facebook, fb, instagram, google ads, clicks?, cost too much`,
);
const more = anywhere(
  wordList`more (customers|clients|guests|people|business|sales|orders|students|members), new (customers|clients|students|members), nobody knows, get known, just opened, opening, grow`,
);
const again = anywhere(
  wordList`come back, regulars?, again, loyal\w*, repeat, second (order|visit|time), bought before, keep (them|customers)`,
);

const ideas: readonly Idea[] = [
  {
    id: "board",
    ways: ["walk_in"],
    helps: quiet,
    text: ({ hours, example }) =>
      `A board outside with one thing, one price and the time: “${example}${hours}.” Only something you have anyway, and only in the quiet hours, so no one who would have come pays less.`,
  },
  {
    id: "neighbours",
    food: true,
    ways: ["table", "walk_in"],
    helps: quiet,
    text: ({ hours }) =>
      `Take a plate of samples to the five nearest offices and shops, with a card: something small on the house${hours}, this week. It costs an hour and brings in people who walk past you every day.`,
  },
  {
    id: "stamp",
    ways: ["walk_in"],
    helps: again,
    text: ({ hours }) =>
      `A punch card, two stamps${hours || " in the quiet hours"}: it moves people you already have to the time you want, and you don’t need anyone’s address.`,
  },
  {
    id: "purpose",
    food: true,
    ways: ["table", "walk_in"],
    helps: quiet,
    text: () =>
      "Give those hours a use of their own: a table for people who work, a knitting or chess hour, a corner for parents. One group that comes every week brings in more than an offer.",
  },
  {
    id: "map-photos",
    ways: ["table", "walk_in", "booked", "called"],
    helps: more,
    text: ({ customers }) =>
      `Bring your Google profile up to date: ten new photos, the right hours, prices; then ask three happy ${customers} a day for a review. Most people who choose nearby don’t look anywhere else.`,
  },
  {
    id: "rebook",
    ways: ["booked"],
    helps: again,
    text: ({ customers }) =>
      `Offer the next date before ${customers} leave: “Same time in six weeks?” Half say yes, and those weeks are filled before you spend anything.`,
  },
  {
    id: "gap-text",
    ways: ["booked"],
    writes: true,
    helps: quiet,
    text: ({ customers }) =>
      `Text ten ${customers} who were due and haven’t come: one specific time this week, one question. Two or three in ten usually take it.`,
  },
  {
    id: "bring-friend",
    ways: ["table", "booked", "walk_in"],
    helps: more,
    text: ({ customers }) =>
      `Let ${customers} bring someone: the friend gets the first visit for less, and they get something with their next one. You pay only once someone new has come.`,
  },
  {
    id: "next-door",
    ways: ["called"],
    helps: more,
    text: () =>
      "After every job, put a card in the ten mailboxes around it: “We just worked at number 14. Questions? Call us.” Add one photo of the work.",
  },
  {
    id: "call-back",
    ways: ["called"],
    text: ({ customers }) =>
      `Call last year’s ${customers} with one question: “Is everything still working?” One in ten has something, and no one else asks.`,
  },
  {
    id: "bundle",
    ways: ["online"],
    helps: dearAds,
    text: () =>
      "Raise what one order is worth before you look for cheaper ones: a set of three for the price of two and a half, and free delivery from just above it. The same ad then earns twice as much.",
  },
  {
    id: "second-order",
    ways: ["online"],
    writes: true,
    helps: dearAds,
    text: () =>
      "Write to people who’ve bought: three e-mails, a week apart. How to use it, what goes with it, then something small for ordering again. A second order costs you almost nothing.",
  },
  {
    id: "card",
    ways: ["online"],
    helps: again,
    text: () =>
      "Put a card in every package with a code for the next order, valid six weeks. It only reaches buyers, costs a few cents, and the code counts itself.",
  },
  {
    id: "warm-ads",
    ways: ["online"],
    helps: dearAds,
    text: () =>
      "Cut the ads down to people who were on your page in the last 14 days: the smallest group, and the cheapest orders. Expand again only with what that earns.",
  },
  {
    id: "creators",
    ways: ["online"],
    helps: more,
    text: () =>
      "Send ten small creators one piece each, with their own code. Pay in goods, and keep the two whose code sells.",
  },
];

const hoursIn =
  /\b(?:from )?(\d{1,2})(?::\d\d)? ?(?:am|pm)? ?(?:-|to|until|till|and) ?(\d{1,2})(?::\d\d)? ?(?:pm|am|o'?clock)?\b(?! ?(?:%|euros?|dollars?|weeks?|people|stars?))/;

const weekday = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

/** “, 2 to 5” or “, on Mondays”: the quiet hours or days, if given. */
export function hoursTold({ exchanges }: Readonly<ScenarioState>, message = ""): string {
  for (const text of [message, ...exchanges.map(({ visitor }) => visitor).toReversed()]) {
    if (!quiet.test(text) && !/\b(?:hours?|from|between|\d ?pm)\b/i.test(text)) continue;
    const named = hoursSaid(text);
    if (named !== "") return named.replace(/,$/, "");
    const day = weekday.exec(text)?.[1]?.toLowerCase().replace(/s$/, "");
    if (day !== undefined && quiet.test(text))
      return `, ${day.charAt(0).toUpperCase()}${day.slice(1)}s`;
  }
  return "";
}

/** “, 2 to 5”: the hours that a text names. */
export function hoursSaid(text: string): string {
  const [, from, to] = hoursIn.exec(text.toLowerCase()) ?? [];
  const named = from !== undefined && to !== undefined && Number(from) <= 24 && Number(to) <= 24;
  return named ? `, ${from} to ${to},` : "";
}

/** Returns the next idea that suits the business and has not been suggested. */
export function nextIdea(turn: Pick<Turn, "state" | "message">): Idea | undefined {
  const { state, message } = turn;
  const stated = businessOf(state);
  const { way } = stated;
  if (way === undefined) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), message].join(" ").toLowerCase();
  const open = ideas.filter(
    (idea) =>
      idea.ways.includes(way) &&
      (idea.food === undefined || food.test(stated.kind ?? "")) &&
      !(idea.writes && (stated.contacts !== "some" || stated.refused.includes("email"))) &&
      !wasSaid(state, ideaText(turn, idea)) &&
      !speaksOfUnwanted(ideaText(turn, idea), state, message),
  );
  return (
    open.find(({ helps }) => helps?.test(message.toLowerCase())) ??
    open.find(({ helps }) => helps?.test(said)) ??
    open[0]
  );
}

export function ideaText({ state, message }: Pick<Turn, "state" | "message">, idea: Idea): string {
  const stated = businessOf(state);
  return idea.text({
    ...stated,
    customers: customersOf(stated.kind, stated.way),
    hours: hoursTold(state, message),
    example: exampleOf(stated.kind),
  });
}

const asksIdea = anywhere(
  wordList`
    (one|an|any|some|a few|two|three|another|other|more|better|different|cheap|quick|new) (\w+ )?ideas?, (give|tell|got|have) (me )?(\w+ ){0,2}ideas?, ideas\?, something (i can|to) (do|try|put|start)( \w+)*, what (can|could|should|would|do) (i|we|you) (do|try|suggest)( (about|against|first|now|instead|then|today|here|there)( \w+){0,4})?, what (else|now|next|then|instead), anything (else|better|i can do), where (do|should) i start, what works, what would you do, (the )?cheapest (thing|way|idea)( \w+){0,3}, (want|like|need|trying|hope) to (advertise|promote|market|sell more|get (my|our) name out)( \w+){0,6}, how (do|can|should|could) (i|we) (get|find|reach|attract|win) (more |new |some )?(customers|clients|guests|students|people|orders|members|patients|buyers)
  `,
);
const mostWords = 24;

/** Answers a request for an idea, once the kind of business is known. */
export function asksForIdea(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow !== undefined || plain.split(" ").length > mostWords) return undefined;
  // An existing plan already says what comes first.
  if (state.done?.some(({ name }) => name === "plan")) return undefined;
  if (!asksIdea.test(plain) || /\bplan\b|\bbudget\b/.test(plain)) return undefined;
  return ideaFor(turn, "");
}

const corrects = /\b(?:not|no|never|nobody|don't|without|said|told|already)\b/;
const mostCorrecting = 26;

/** Answers a correction: the last answer relied on something the visitor now rules out, and the next one does not. */
export function ofCorrection(turn: Turn): Outcome | undefined {
  const { state, plain, message } = turn;
  const last = state.exchanges.at(-1);
  const planned = state.done?.some(({ name }) => name === "plan") ?? false;
  if (last === undefined || planned || state.flow !== undefined || !corrects.test(plain))
    return undefined;
  const asked = [...message.matchAll(/(?<![^.!?])[^.!?]+\?/g)]
    .map(([part]) => part.trim())
    .join(" ");
  if (plain.split(" ").length > mostCorrecting || asked.split(/\s+/).length > 3) return undefined;
  const stated = businessOf(state);
  const before = businessBefore(state);
  const newly = newlyRefused(turn);
  const other =
    (before.kind !== undefined && stated.kind !== before.kind) ||
    (before.way !== undefined && stated.way !== before.way) ||
    (stated.contacts === "none" && before.contacts !== "none");
  if (!(newly.length > 0 || other || speaksOfUnwanted(last.bot, state))) return undefined;
  const named = refusedNames(newly);
  const lead =
    named !== ""
      ? `Right, without ${named}. `
      : stated.contacts === "none" && before.contacts !== "none"
        ? "Here’s something that doesn’t need addresses. "
        : "Right. ";
  return ideaFor(turn, lead);
}

/** “I also have 60 numbers”: existing contacts come first. */
export function tellsContacts(turn: Turn): Outcome | undefined {
  const { state, message } = turn;
  if (message.includes("?") || state.flow !== undefined || state.exchanges.length === 0)
    return undefined;
  if (businessOf(state).contacts !== "some" || businessBefore(state).contacts === "some")
    return undefined;
  const stated = businessOf(state);
  return {
    handled: "idea:contacts",
    state: withOffer(state, "Please write them a message"),
    reply: say(
      `Start with them, because no one is cheaper to reach than ${customersOf(stated.kind, stated.way)} who know you. One message, one thing in it, one question. Shall I write it?`,
      { source: "marketing", next: ["How often should I write?"] },
    ),
  };
}

/** Gives the next idea, if there is one. */
export function ideaFor(turn: Turn, lead: string): Outcome | undefined {
  const idea = nextIdea(turn);
  if (idea === undefined) return undefined;
  return {
    handled: `idea:${idea.id}`,
    state: turn.state,
    reply: say(`${lead}${ideaText(turn, idea)}`, {
      source: "marketing",
      next: ["Another idea?", "Can you write it for me?", "How do we measure success?"],
    }),
  };
}
