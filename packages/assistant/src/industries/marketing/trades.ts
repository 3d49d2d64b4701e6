import { anywhere, wordList } from "../../understanding/word-list.ts";

/** Kinds of business, as far as the choice of channels depends on them. */
export type Trade = "local" | "online" | "business" | "event" | "cause";

const words: readonly (readonly [Trade, RegExp])[] = [
  [
    "event",
    anywhere(
      wordList`gigs?, concerts?, festivals?, bands?, shows?, exhibitions?, openings?, workshops?, conferences?, part(y|ies), fairs?, premieres?, tournaments?, our tour`,
    ),
  ],
  [
    "online",
    anywhere(
      wordList`web ?shops?, online (shop|store|business)s?, (shops?|stores?|sell\w*)( \w+){0,4} online, e-?commerce, etsy, shopify, amazon, drop ?ship\w*, mobile app, apps?, online (courses?|class(es)?|lessons?|coaching|training), (teach|teaching|coach|coaching|classes|lessons|courses?)( \w+){0,3} online, newsletter, blog`,
    ),
  ],
  [
    "business",
    anywhere(
      wordList`b2b, saas, software, consult\w+, agenc(y|ies), wholesale\w*, manufactur\w+, factor(y|ies), suppliers?, logistics, accountants?, recruit\w*, procurement, enterprises?, machines?, it services?`,
    ),
  ],
  [
    "cause",
    anywhere(
      wordList`charit(y|ies), non ?-?profits?, ngos?, donors?, donations?, volunteers?, church(es)?, museums?, schools?`,
    ),
  ],
  [
    "local",
    anywhere(
      wordList`
        restaurants?, cafes?, bakery, bakeries, bars?, pubs?, salons?, barbers?, barber ?shops?, hair ?dressers?, nail studio, tattoo studio, gyms?, studios?, yoga,
        dentists?, dental, clinics?, practices?, physio\w*, doctors?, vets?, plumbers?, plumbing, electricians?, roofers?, painters?, landscap\w+, garages?, car ?wash,
        mechanics?, guest ?houses?, hotels?, hostels?, b&bs?, campsites?, farms?, florists?, butchers?, pizzerias?, food ?trucks?, shops?, stores?, boutiques?, law firms?,
        lawyers?, estate agents?, realtors?, cleaning, cleaners, tutors?, driving schools?, nurser(y|ies), kindergartens?, spas?, massage, photographers?, bike, bicycles?, pharmac(y|ies)
      `,
    ),
  ],
];

/** The kind of business that a text speaks of, and the word it uses. */
export function tradeIn(text: string): { trade: Trade; word: string } | undefined {
  for (const [trade, pattern] of words) {
    const word = pattern.exec(text)?.[0]?.toLowerCase();
    if (word !== undefined) return { trade, word };
  }
  return undefined;
}

/** What such a business is called in an answer: “for a local business”. */
export const tradeNames: Readonly<Record<Trade, string>> = {
  local: "a local business",
  online: "an online shop",
  business: "selling to companies",
  event: "an event",
  cause: "a good cause",
};

export const asTrade = (value: string | number | undefined): Trade | undefined =>
  (["local", "online", "business", "event", "cause"] as const).find((one) => one === value);
