import { capital, say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Way } from "../business/kinds.ts";
import { businessOf, newlyRefused, refusedNames } from "../business/stated.ts";

/** What works without ads, and who refers customers, by how customers come to a business. */

const refuses = wordList`no, forget( the| about)?, without( any| the| paid)?, stop( with)?( the)?, skip, sick of, done with, hate, (do not|don't|not) (want|like|need|do|trust)( to do| any)?, not, anything but, instead of, other than, besides`;
const refusesAds = new RegExp(
  `\\b${refuses} (?:more |paid |google |facebook |online |those |these |your )?(?:ads?|adverts?|advertising)\\b`,
);
const asks = /\?|\b(?:what|how|which|else|other|works?|ideas?|instead|like)\b/;

const without: Readonly<Record<Way, string>> = {
  called:
    "Without ads: ask every happy customer for a review with a link the same day, put a card through the five doors beside each job, and have your name and number on the van. Reviews first: they bring the calls.",
  booked:
    "Without ads: offer the next appointment before they leave, give each regular a card for a friend, and ask for a review with a link the same day. The next appointment comes first: it costs nothing.",
  table:
    "Without ads: ten new photos and the menu on your map listing, a review asked for with every bill, and one fixed evening with its own reason to come. The map listing first: it’s free.",
  walk_in:
    "Without ads: a board outside with one thing and its price, ten new photos and the right hours on your map listing, and a stamp card for regulars. The board first: it works today.",
  online:
    "Without ads: one e-mail to earlier buyers, a card with a code for a friend in every parcel, and three creators paid in goods. The e-mail first: it’s the quickest.",
};
const withoutAny =
  "Without ads: ask your ten best customers for one name each, ask for a review on the day they’re happiest, and agree with one business that sees the same people. The names come first: they cost nothing.";

/** Answers “no ads, what else works”. */
export function withoutAds(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  if (!refusesAds.test(plain) || !(asks.test(plain) || message.includes("?"))) return undefined;
  const { way } = businessOf(state);
  const text = way === undefined ? withoutAny : without[way];
  return wasSaid(state, text) ? undefined : toOutcome(turn, text, "without_ads");
}

const mostRefusing = 6;
const opensRefusing =
  /^(?:(?:ok|but|and|please|well|thanks) )*(?:no|without|skip|forget|hate|never|(?:i|we) (?:do not|don.?t|hate|will not|won.?t))\b/;

/** “No Facebook please” alone: the remaining options. */
export function refusesChannel(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  const newly = newlyRefused(turn);
  const named = refusedNames(newly);
  const planned = state.done?.some(({ name }) => name === "plan") ?? false;
  if (named === "" || planned || state.flow !== undefined || state.exchanges.length === 0)
    return undefined;
  if (message.includes("?") || plain.split(" ").length > mostRefusing) return undefined;
  if (!opensRefusing.test(plain)) return undefined;
  const { way } = businessOf(state);
  const own = (way === undefined ? withoutAny : without[way]).replace(/^Without ads: /, "");
  return state.exchanges.some(({ bot }) => bot.toLowerCase().includes(own.toLowerCase()))
    ? undefined
    : toOutcome(turn, `OK, without ${named}. ${capital(own)}`, "without_ads");
}

const ofPartners = anywhere(
  wordList`partners?, partnerships?, partner up, team up, referrals? from whom, who (could|can|would|might) (send|refer|recommend)( me| us)?`,
);
const asksWho =
  /\b(?:who|which|what (?:kind|sort)|what partners?|good partner|any (?:ideas|partners?)|examples?)\b/;
const ofSoftware = anywhere(
  wordList`saas, b2b, software, app, platform, consult\w*, agency, mrr, arr, arpu`,
);
const partners: Readonly<Record<Way, string>> = {
  called:
    "Letting agents, kitchen and bathroom fitters, and a trade that works beside yours: they hear of the job before anyone searches. Begin with one you already know. Shall I write the first message?",
  booked:
    "Businesses that see the same people and don’t compete: a gym, a bridal shop, a café next door. Leave cards with each other for a month and count them. Shall I write the first message?",
  table:
    "Hotels and guest houses nearby, tour guides, and offices with more than ten people: they’re asked every day where to eat. Shall I write the first message?",
  walk_in:
    "Offices with more than ten people, guest houses, and the shop next door: they’re asked every day where to go. Bring samples and a card. Shall I write the first message?",
  online:
    "Shops that sell what goes with yours to the same people: a card of theirs in your parcels, one of yours in theirs. Shall I write the first message?",
};
const ofFirms =
  "Agencies and consultants who set up the tools beside yours: they’re asked for a recommendation every week. Offer 20% of the first year, and start with five. Shall I write the first message?";

const asksHow =
  /\b(?:how|what)\b.{0,24}\b(?:approach|contact|reach out|talk to|speak to|ask|pitch|convince|win|get)\b.{0,20}\b(?:them|agents?|agency|agencies|partners?|hotels?|shops?|offices?|fitters?|builders?)\b/;
const approach =
  "Go in person on a quiet morning, with a card, and ask what goes wrong with whoever they send now. Offer one thing: an answer within the hour, or a fee for each job. Ring a week later. Shall I write the message?";

/** Answers who could refer customers, and how to approach them. */
export function ofReferrers(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const { way } = businessOf(state);
  const before = state.before === "partners" || /partner/i.test(state.exchanges.at(-1)?.bot ?? "");
  if (asksHow.test(plain) && before && !wasSaid(state, approach))
    return toOutcome(turn, approach, "partners");
  if (!ofPartners.test(plain) || !asksWho.test(plain)) return undefined;
  const said = [...state.exchanges.map(({ visitor }) => visitor), plain].join(" ").toLowerCase();
  const text = way !== undefined ? partners[way] : ofSoftware.test(said) ? ofFirms : undefined;
  return text === undefined || wasSaid(state, text) ? undefined : toOutcome(turn, text, "partners");
}

const toOutcome = ({ state }: Turn, text: string, handled: string): Outcome => ({
  handled,
  state: state.flow === undefined ? state : aside(state),
  reply: say(text, { source: "marketing", next: ["Can you write it for me?", "Another idea?"] }),
});
