import { wordList } from "../../../../understanding/word-list.ts";

/** The addressee of a text, if it is a company rather than a customer: “an accountancy practice”. */

const firms = wordList`
  (accountan(cy|ts?)|law|legal|vet(erinary)?|dental|medical|letting|estate|recruitment|architect\w*|physio\w*|travel|care|insurance) (firms?|practices?|agenc(y|ies)|offices?|clinics?|surger(y|ies)|homes?),
  (practices?|firms?|compan(y|ies)|agenc(y|ies)|offices?|suppliers?|partners?|accountants?|solicitors?|lawyers?|brokers?|landlords?|councils?|schools?|nurser(y|ies)|colleges?|universit(y|ies)|hotels?|b&bs?|guest ?houses?|pubs?|cafes?|restaurants?|shops?|stores?|boutiques?|salons?|gyms?|vets?|surger(y|ies)|clinics?|garages?|builders?|architects?|wedding planners?|venues?|estate agents?|letting agents?|florists?|wholesalers?|retailers?|stockists?|distributors?|employers?|hr managers?|office managers?|charit(y|ies)|care homes?|churches|clubs?|influencers?|bloggers?|breweries|farms?|dog walkers?|groomers?|breeders?|business(es)? owners?|businesses|business)
`;
const whose = wordList`an?, the, some, local, other, nearby, our, my, one, this, these, few, \d+`;
const notFirm = wordList`windows?, doors?, fronts?, boards?, counters?, newsletters?, text, post, message, email, newsletter, flyer, sign, page, cards?, customers, clients`;
const to = new RegExp(
  String.raw`\b(?:to|for|with) (?:${whose} )*((?:[\p{L}-]+ ){0,2}?${firms})\b(?! ${notFirm}\b)`,
  "iu",
);
const partner = wordList`intro(duction|ducing)?( e-?mail| mail| message| letter)?, introduce (my|our|us|my\w+|ourselves), partner\w*, referr?als?, referring, refer (clients|people|customers) to, work(ing)? together, collab\w*, first (mail|e-?mail|message|letter) to, cold (e-?mails?|mails?|letter|message), pitch, commission, wholesale, stock our, team up`;
const partners = new RegExp(`\\b${partner}\\b`, "i");
const notFirst = /\brefer (?:a|your) friends?\b|\breview/i;

const singular = (noun: string): string =>
  noun
    .replace(/ies$/i, "y")
    .replace(/(?:(sh|ch|ss|x)es)$/i, "$1")
    .replace(/(?<![us])s$/i, "")
    .replace(/businesse$/i, "business");

/** Returns the company that a text addresses: “accountancy practice”. */
export const firmIn = (message: string): string | undefined => {
  const found = to.exec(message)?.[1];
  // “For our dance school” names the visitor's own business.
  const isOwn = /^(?:for|with) (?:my|our)\b/i.test(to.exec(message)?.[0] ?? "");
  return found === undefined || isOwn
    ? undefined
    : singular(found.replace(/^(?:some|local|nearby|other|my|our|few|all) /i, ""));
};

/** Whether a text proposes a partnership to another business. */
export const isToPartner = (message: string): boolean =>
  partners.test(message) && !notFirst.test(message);
