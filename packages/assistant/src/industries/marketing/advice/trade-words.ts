import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** Examples that advice uses for a kind of business. */
export type TradeWords = {
  /** An inexpensive giveaway, with its article. */
  offer: string;
  /** A good subject for a photo, with its article. */
  photo: string;
  /** A business that the same customers visit first, with its article. */
  partner: string;
  /** What people with an immediate need search for, in quotation marks. */
  search: string;
};

const any: TradeWords = {
  offer: "a small extra with what they buy",
  photo: "your work, close up",
  partner: "a neighbouring business with the same customers",
  search: "“your trade + your town”",
};

/** Kinds of business by their names; the first that fits holds, so special ones come before general ones. */
const trades: readonly (readonly [names: string, words: TradeWords])[] = [
  [
    wordList`yoga\w*, pilates\w*, meditation`,
    {
      offer: "a guest pass for a friend",
      photo: "a class seen from behind, with mats and light",
      partner: "the physical therapy practice nearby",
      search: "“yoga class near me”",
    },
  ],
  [
    wordList`gyms?, fitness\w*, trainers?, crossfit, climbing\w*, boxing`,
    {
      offer: "a training plan for the first month",
      photo: "one member in the middle of an exercise",
      partner: "the physical therapy practice nearby",
      search: "“gym near me”",
    },
  ],
  [
    wordList`(dance|music|language|riding|driving|swim\w*|piano|guitar|singing|cook\w*), tutors?, tutoring, teachers?, lessons?, kindergartens?, nurser(y|ies)`,
    {
      offer: "a trial lesson with a friend",
      photo: "a student at the moment it clicks",
      partner: "the school office",
      search: "“lessons near me”",
    },
  ],
  [
    wordList`hair\w*, barbers?, salons?, (hair|beauty|nail|tanning) (salon|studio|bar)s?, (brow|lash|nail|blow dry|beauty) bars?, beautician\w*, nails?, cosmetic\w*, lash`,
    {
      offer: "a scalp massage or an extra treatment",
      photo: "before and after of one client who agreed",
      partner: "the clothing store next door",
      search: "“hairdresser near me”",
    },
  ],
  [
    wordList`massage\w*, spas?, physio\w*, osteopath\w*, chiropract\w*`,
    {
      offer: "ten minutes more on the first visit",
      photo: "the treatment room in morning light",
      partner: "the yoga studio nearby",
      search: "“physio near me”",
    },
  ],
  [
    wordList`dent\w*( practice)?, doctors?, clinics?, (medical |family )?practices?, orthodont\w*`,
    {
      offer: "a reminder service for the next check-up",
      photo: "the team at the front desk, smiling",
      partner: "the pharmacy next door",
      search: "“dentist near me”",
    },
  ],
  [
    wordList`vets?, veterinar\w*, (dog |pet )?groom\w*( dogs)?, (dog |pet )[a-z]+s?, kennels?, cattery`,
    {
      offer: "a free nail trim with the check-up",
      photo: "a happy animal, with its owner’s permission",
      partner: "the dog school",
      search: "“vet near me”",
    },
  ],
  [
    wordList`caf[eé]s?, coffee, tea ?rooms?, baker(y|ies|s), bistros?, delis?, ice cream, juice bars?, sandwich`,
    {
      offer: "cake with the second coffee",
      photo: "the first tray out of the oven",
      partner: "the office across the street",
      search: "“coffee near me”",
    },
  ],
  [
    wordList`restaurants?, pizz\w*, trattoria, pubs?, gastro ?pub, bars?, steak ?house, kebab, takeaways?, food ?trucks?, chippy, cater\w*`,
    {
      offer: "a set menu with a glass of wine",
      photo: "the dish of the week at the window",
      partner: "the hotel or theatre nearby",
      search: "“restaurant near me”",
    },
  ],
  [
    wordList`florists?, flower`,
    {
      offer: "a small bouquet with every order",
      photo: "today’s bouquet in your hands",
      partner: "the wedding venue",
      search: "“flowers near me”",
    },
  ],
  [
    wordList`garages?, mechanics?, car, (bike|bicycle|tyre), workshops?`,
    {
      offer: "a free light and tire check",
      photo: "the worn part next to the new one",
      partner: "the driving school",
      search: "“car repair near me”",
    },
  ],
  [
    wordList`plumb\w*, electrician\w*, roof\w*, paint\w*, decorat\w*, carpent\w*, joiner\w*, builders?, til(er|ing)s?, handym[ae]n, heating, locksmith\w*, chimney, solar, glazier\w*`,
    {
      offer: "a free check of one more thing while you’re there",
      photo: "a finished job next to how it was before",
      partner: "the building supply store",
      search: "“plumber near me”",
    },
  ],
  [
    wordList`clean\w*, (window |office )clean\w*, garden\w*, landscap\w*, remov\w*, movers?, pest control, dry clean\w*, launder\w*`,
    {
      offer: "the first hour at half price for a neighbour",
      photo: "before and after of one job",
      partner: "the property manager",
      search: "“cleaning company near me”",
    },
  ],
  [
    wordList`hotels?, guest ?houses?, b&bs?, hostels?, camp\w*, holiday, pensions?`,
    {
      offer: "breakfast or a late check-out for direct bookers",
      photo: "the view from the window at breakfast time",
      partner: "the wedding venue",
      search: "“guest house” with your town",
    },
  ],
  [
    wordList`accountant\w*, book ?keep\w*, tax, law, solicitor\w*, consult\w*, notar\w*, insur\w*, (estate|letting) agen\w*, coach\w*`,
    {
      offer: "a free 20-minute consultation",
      photo: "you at your desk, looking up",
      partner: "the banker",
      search: "“tax adviser near me”",
    },
  ],
  [
    wordList`saas, software, start-?ups?, apps?, web designers?, agenc(y|ies)`,
    {
      offer: "a free setup call",
      photo: "one screen that shows the result",
      partner: "a consultant your users trust",
      search: "“software for” with the problem",
    },
  ],
  [
    wordList`photograph\w*, videograph\w*, wedding, djs?, florals?, event`,
    {
      offer: "a print for the parents",
      photo: "one picture with a couple who agreed",
      partner: "the wedding venue",
      search: "“wedding photographer” with your town",
    },
  ],
  [
    wordList`charit\w*, ngos?, non-?profits?, associations?, clubs?, church\w*, (animal )?shelters?, rescues?, food banks?, choirs?`,
    {
      offer: "a look behind the scenes",
      photo: "one face, with permission",
      partner: "the school or church",
      search: "“volunteer near me”",
    },
  ],
  [
    wordList`book ?shops?, toy ?shops?, gift, boutiques?, clothes, shoe, jewell?, record shops?, wine, butchers?, farm, green ?grocers?, garden cent\w*, optic\w*, pharmac\w*, shops?, stores?, stalls?`,
    {
      offer: "gift wrapping and a small surprise",
      photo: "your favourite piece in someone’s hand",
      partner: "the café around the corner",
      search: "the product and your town",
    },
  ],
  [
    wordList`web ?shops?, online, e-?commerce, etsy, shopify, mail order`,
    {
      offer: "a small extra in the package",
      photo: "the product in use, held in a hand",
      partner: "a small creator with the same audience",
      search: "the exact name of the product",
    },
  ],
];

const patterns = trades.map(([names, words]) => [anywhere(names), words] as const);

/** Returns the words for a kind of business; general ones if it is unknown. */
export const wordsOfTrade = (kind: string | undefined): TradeWords =>
  (kind !== undefined && patterns.find(([names]) => names.test(kind))?.[1]) || any;
