import { listed } from "../../../dialogue/reply/reply.ts";
import type { FlowSlots, ScenarioState, Turn } from "../../../dialogue/types.ts";
import { plainWords } from "../../../understanding/plain-words.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { channels } from "../channels/channel-records.ts";
import { senderIn } from "../drafts/brief/sender.ts";
import { adsAreOff } from "./ads-off.ts";
import { circumstancesIn } from "./circumstances.ts";
import { kindIn, type Way, ways } from "./kinds.ts";

/**
 * What a visitor has said about their business, extracted from each message and stored: its kind, how customers come,
 * the channels they use and refuse, and whether they have contacts to write to.
 */
export type Business = {
  kind?: string;
  way?: Way;
  /** Ids of channels they use. */
  uses: readonly string[];
  /** Ids of channels and subjects they do not want. */
  refused: readonly string[];
  /** Whether they have contacts to write to. */
  contacts?: "none" | "some";
  /** Ids of circumstances that they said are missing. */
  lacks: readonly string[];
};

/** What can be refused: the channels, and a few other subjects. */
export const refusable: readonly (readonly [id: string, named: RegExp])[] = [
  ...channels.map(({ id, named }) => [id, named] as const),
  ["paid-search", /\b(?:google|adwords)\b(?! (?:maps?|reviews?|profile|business|review))/],
  ["discounts", anywhere(wordList`discounts?, vouchers?, coupons?, money off`)],
  ["ads", anywhere(wordList`ads?, adverts?, advertising, paid (stuff|ads)`)],
  ["basket", anywhere(wordList`baskets?, shopping carts?, carts?`)],
];

const small = wordList`the, any, more, a, an, to, do, doing, use, using, your, on, about, with, this, that, my, our, some, of, stuff, for, pay, paid, run, talk`;
const refusals = wordList`
  no, not, without, never, hate, forget, skip, drop, enough of, enough with, stop, quit, (do|does|did|will|would) (not|never) (want|like|do|use|have|need|believe in|need any|want any|trust), (can|could) not (use|do|afford|have), (am|are|is) (sick|tired) of, done with, leave out, had it with, instead of, rather than
`;
const wants = wordList`put, add, include, use, try, take, want, also, back to, what about, how about, bring, maybe, fine, yes, would`;
/** “Why no e-mail?” is not a refusal. */
const asksWhy = /\b(?:why|how come|what do you mean)\b.{0,12}$/;

const between = `(?: ${small}){0,3} `;
const patternsOf = ([id, named]: (typeof refusable)[number]) => ({
  id,
  refused: new RegExp(`\\b(${refusals})${between}(?:${named.source})`),
  wanted: new RegExp(
    `\\b${wants}${between}(?:${named.source})|(?:${named.source})(?: \\w+)? (?:in|back|too|as well|after all)\\b`,
  ),
  used: new RegExp(
    `\\b(?:i am|we are|on|running|run|through|via|using|use|have|got|do|doing|pay for|my|our)${between}(?:${named.source})|(?:${named.source}) ads?\\b`,
  ),
});
const topics = refusable.map(patternsOf);

const whom = wordList`e-?mails?( addresses| list)?, addresses, (phone )?numbers?( of)?, contacts?( details)?, (mailing |customer )?list, mailing list, database, messages, way to reach them`;
const noContacts = anywhere(
  wordList`(no|without|(do|does|did) not (have|collect|keep|know)( any| a| their| the)?|have not (got|any)( any| a)?|never (collected|took|asked for)( any| their)?|have no|got no|there is no|have zero) ${whom}`,
);
const someContacts = anywhere(
  wordList`
    \d[\d,]*k? (\w+ ){0,2}(phone )?numbers, \d[\d,]*k? (\w+ ){0,3}(on|in) (a|my|the|our) (mailing |e-?mail |customer )?(list|database|group|newsletter), (mailing |e-?mail |customer )?list of( about| around)? \d+, \d[\d,]*k? (e-?mails?|e-?mail addresses|addresses|contacts|subscribers|phone numbers|whatsapp contacts), \d[\d,]*k? (people|customers|clients|buyers|guests) (who )?(have )?(bought|ordered|came|booked)( \w+){0,2} (before|already|last year|from me|from us|so far),
    \d[\d,]*k? (supporters|donors|members|followers|customers|clients|people) (on|by|in) (e-?mail|our list|my list|whatsapp), (my|our) (newsletter|mailing list|e-?mail list|whatsapp group), (have|got) (everyone's|their|the|all their|my (clients|customers)) (numbers|e-?mails|addresses|phone numbers)
  `,
);

const listOf = (text: string | number | undefined): string[] =>
  typeof text === "string" && text !== "" ? text.split("|") : [];

const isWay = (way: string | number | undefined): way is Way => ways.some((one) => one === way);

/** Returns what is known of a visitor's business. */
export function businessOf({ business = {} }: Readonly<ScenarioState>): Business {
  const { kind, way, contacts } = business;
  return {
    ...(kind === undefined ? {} : { kind: String(kind) }),
    ...(isWay(way) ? { way } : {}),
    uses: listOf(business.uses),
    refused: listOf(business.refused),
    lacks: listOf(business.lacks),
    ...(contacts === "none" || contacts === "some" ? { contacts } : {}),
  };
}

const ofOthers =
  /\b(?:my (?:mum|dad|wife|husband|sister|brother|friend)(?:'?s)?|partner with|customers? (?:run|own)s?)\b/;

/** Merges details about the business from a message into those known; undefined if there is nothing new. */
export function businessTold(
  message: string,
  { business = {} }: Pick<ScenarioState, "business">,
): FlowSlots | undefined {
  const plain = plainWords(message);
  const stated: FlowSlots = { ...business };
  const { kind, way } = kindIn(plain);
  const corrects =
    /\bnot an? \w+/.test(plain) || /\b(?:i|we) (?:am|are|have|own|run|got)\b/.test(plain);
  if (kind !== undefined && !ofOthers.test(plain) && (stated.kind === undefined || corrects)) {
    stated.kind = kind;
    if (way !== undefined) stated.way = way;
  } else if (way !== undefined && kind === undefined) stated.way = way;
  const { owner, business: name } = senderIn(message);
  if (owner !== undefined) stated.owner = owner;
  if (name !== undefined) stated.name = name;
  const refused = new Set(listOf(stated.refused));
  const uses = new Set(listOf(stated.uses));
  for (const { id, refused: no, wanted, used } of topics) {
    const at = no.exec(plain);
    if (at !== null && !asksWhy.test(plain.slice(0, at.index))) {
      refused.add(id);
      uses.delete(id);
      continue;
    }
    if (refused.has(id) && wanted.test(plain)) refused.delete(id);
    if (!refused.has(id) && used.test(plain)) uses.add(id);
  }
  const { lacks, has } = circumstancesIn(plain);
  const missing = new Set([...listOf(stated.lacks).filter((id) => !has.includes(id)), ...lacks]);
  if (missing.size > 0 || stated.lacks !== undefined) stated.lacks = [...missing].join("|");
  if (adsAreOff.test(plain)) stated.off = "ads";
  if (noContacts.test(plain)) stated.contacts = "none";
  else if (someContacts.test(plain)) {
    stated.contacts = "some";
    refused.delete("email");
  }
  if (refused.size > 0 || stated.refused !== undefined) stated.refused = [...refused].join("|");
  if (uses.size > 0 || stated.uses !== undefined) stated.uses = [...uses].join("|");
  return JSON.stringify(stated) === JSON.stringify(business) ? undefined : stated;
}

/** What was known of the business before this message. */
export function businessBefore(state: Readonly<ScenarioState>): Business {
  const business = businessesTold.get(state.exchanges) ?? businessIn(state.exchanges);
  businessesTold.set(state.exchanges, business);
  return businessOf({ ...state, business });
}
/** What is known of a business from its messages: each conversation is read once. */
const businessesTold = new WeakMap<ScenarioState["exchanges"], FlowSlots>();

const businessIn = (exchanges: ScenarioState["exchanges"]): FlowSlots =>
  exchanges.reduce<FlowSlots>(
    (business, { visitor }) => businessTold(visitor, { business }) ?? business,
    {},
  );

/** Returns what a message refuses that was not refused before. */
export function newlyRefused({ state }: Pick<Turn, "state">): string[] {
  const { refused } = businessBefore(state);
  return businessOf(state).refused.filter((id) => !refused.includes(id));
}

/** Returns what a message says is missing that was not known to be. */
export function newlyLacking({ state }: Pick<Turn, "state">): string[] {
  const { lacks } = businessBefore(state);
  return businessOf(state).lacks.filter((id) => !lacks.includes(id));
}

const names: Readonly<Record<string, string>> = {
  "paid-search": "Google ads",
  seo: "SEO",
  email: "email",
  "social-ads": "Facebook and Instagram",
  linkedin: "LinkedIn",
  map: "the map listing",
  video: "video",
  print: "print",
  offers: "offers",
  discounts: "discounts",
  ads: "ads",
};

/** “SEO and e-mail”; empty if none of them has a name. */
export const refusedNames = (ids: readonly string[]): string =>
  listed(ids.flatMap((id) => names[id] ?? []));
