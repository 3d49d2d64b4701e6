import { anywhere, wordList } from "../../../understanding/word-list.ts";

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
      wordList`web ?shops?, online (shop|store|business)s?, (shops?|stores?|sell\w*)( \w+){0,4} online, e-?commerce, etsy, shopify, amazon, drop ?ship\w*, mobile app, apps?, online (courses?|class(es)?|lessons?|coaching|training), (teach|teaching|coach|coaching|classes|lessons|courses?)( \w+){0,3} online`,
    ),
  ],
  [
    "business",
    anywhere(
      wordList`b2b, saas, software, consult\w+, agenc(y|ies), wholesale\w*, manufactur\w+, factor(y|ies), suppliers?, office furniture, packaging, tax advis\w+, book ?keep\w+, staffing, translat\w+, freelanc\w+, coach(es)?, architects?, logistics, accountants?, recruit\w*, procurement, enterprises?, machines?, it services?`,
    ),
  ],
  [
    "cause",
    anywhere(
      wordList`charit(y|ies), non ?-?profits?, ngos?, donors?, donations?, volunteers?, church(es)?, museums?, (?<!(cooking|music|driving|dance|language|riding|surf|ski|art|cookery) )schools?, (sports|football|soccer|tennis|rowing|swimming) clubs?, food banks?, (animal )?shelters?, foundations?, associations?, rescues?, hospices?, librar(y|ies), youth clubs?, grants?`,
    ),
  ],
  [
    "local",
    anywhere(
      wordList`
        restaurants?, cafes?, bakery, bakeries, bars?, pubs?, salons?, barbers?, barber ?shops?, hair ?dressers?, nail studio, tattoo studio, gyms?, studios?, yoga,
        dentists?, dental, clinics?, practices?, physio\w*, doctors?, vets?, plumbers?, plumbing, electricians?, roofers?, painters?, landscap\w+, garages?, car ?wash,
        mechanics?, guest ?houses?, hotels?, hostels?, b&bs?, campsites?, farms?, florists?, butchers?, pizzerias?, food ?trucks?, shops?, stores?, boutiques?, law firms?,
        lawyers?, estate agents?, realtors?, cleaning, cleaners, tutors?, driving schools?, nurser(y|ies), kindergartens?, spas?, massage, (cooking|cookery|surf|ski|art) schools?, locksmiths?, glaziers?, chimney sweeps?, carpenters?, joiners?, movers?, removals?, dry clean\w*, laundr\w+, book ?shops?, toy ?shops?, jewell?ers?, jewell?ery shop, dance school, music school, language school, riding (school|stables?), stables?, golf club, climbing (gym|hall), escape rooms?, cinemas?, bowling, day ?care, care homes?, dog walk\w*, pet shop, wedding planners?, djs?, cater\w+, insurance (broker|agent)s?, real estate, interior design\w*, solar, heating, hvac, pools?, garden cent(re|er), farm shop, vineyards?, winer(y|ies), brewer(y|ies), hearing aids?, tattoo, nails?, beauty, cosmetic\w*, optic\w+, car (repair|dealer\w*), tyres?, pilates, pet groom\w*, groomers?, kebab( shops?)?, takeaways?, ice cream, tailors?, opticians?, physios?, photographers?, bike, bicycles?, pharmac(y|ies)
      `,
    ),
  ],
  // Any business may have these, so they determine its kind only if nothing else does.
  ["online", anywhere(wordList`newsletter, blog`)],
];

/** Returns the kind of business that a text mentions, and the word it uses. */
export function tradeIn(text: string): { trade: Trade; word: string } | undefined {
  for (const [trade, pattern] of words) {
    const word = pattern.exec(text)?.[0]?.toLowerCase();
    if (word !== undefined) return { trade, word };
  }
  return undefined;
}

/** The name of such a business in an answer: “for a local business”. */
export const tradeNames: Readonly<Record<Trade, string>> = {
  local: "a local business",
  online: "an online shop",
  business: "selling to companies",
  event: "an event",
  cause: "a good cause",
};

export const asTrade = (value: string | number | undefined): Trade | undefined =>
  (["local", "online", "business", "event", "cause"] as const).find((one) => one === value);
