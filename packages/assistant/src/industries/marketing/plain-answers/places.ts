import { wordList } from "../../../understanding/word-list.ts";
import type { Way } from "../business/kinds.ts";

/** Where a business can show itself, and whether it should: by how its customers come to it. */

/** Customers nearby, customers who get it by post, or companies. */
export type Side = "near" | "post" | "firms";

export type Place = {
  readonly id: string;
  readonly words: string;
  readonly verdicts: Readonly<Record<Side, string>>;
};

/** Working rules of this demo; each begins with yes or no. */
export const places: readonly Place[] = [
  {
    id: "etsy",
    words: wordList`etsy, ebay, amazon( handmade)?`,
    verdicts: {
      near: "No: it’s for things that go by post. For people nearby, the map listing does more.",
      post: "Yes, as a second shop window: people search there to buy. Start with your five best pieces, and allow about a tenth of the price for fees.",
      firms:
        "No: companies don’t look there. A list of twenty names and a personal message do more.",
    },
  },
  {
    id: "website",
    words: wordList`website, web ?site, homepage, landing page, web page`,
    verdicts: {
      near: "Yes, but one page is enough: what it is, what it costs, where you are, one button. Until then the map listing will do.",
      post: "Yes: one page for each thing, with price, postage and a button to buy. Ads only pay off once it sells.",
      firms: "Yes: one page with what you solve, for whom, two examples and a way to book a call.",
    },
  },
  {
    id: "facebook",
    words: wordList`facebook( ads?)?, fb( ads?)?, meta( ads?)?`,
    verdicts: {
      near: "Yes, above all in a small town, where few people search and many scroll. One clear offer, shown within ten miles for four weeks, then count who came.",
      post: "Yes, if a picture sells it. One ad, one product, about $10 a day for three weeks, then count orders and not likes.",
      firms:
        "Hardly: people aren’t at work there. LinkedIn or a personal message reaches the ones who decide.",
    },
  },
  {
    id: "instagram",
    words: wordList`instagram( ads?)?, insta( ads?)?, ig`,
    verdicts: {
      near: "Yes, if there’s something to see: two posts a week, with the place and the price. It keeps you in mind but rarely brings strangers, so do the map listing first.",
      post: "Yes: things that look good sell there. Show it in use, with the price, and link straight to it.",
      firms: "No: hardly any company buys from there. Put the time into LinkedIn or calls.",
    },
  },
  {
    id: "tiktok",
    words: wordList`tik ?tok( ads?)?, reels?, youtube( ads?)?`,
    verdicts: {
      near: "No, not first: most who see it live far away, and it needs a new clip every few days. The map listing and reviews bring more.",
      post: "Only if you like filming: three clips a week for two months. If not, put the time into better product pictures.",
      firms: "No, not for companies. One clear page and LinkedIn come first.",
    },
  },
  {
    id: "pinterest",
    words: wordList`pinterest`,
    verdicts: {
      near: "No: people there plan and collect, and live anywhere.",
      post: "Yes, for anything people plan with: home, gifts, weddings. Ten good pictures with a link each keep working for months.",
      firms: "No: companies don’t look there.",
    },
  },
  {
    id: "newsletter",
    words: wordList`newsletters?, mailing list, e-?mail list`,
    verdicts: {
      near: "Yes, once you have fifty addresses: one short mail a month with one reason to come. It’s the cheapest way to bring people back.",
      post: "Yes: people who bought once buy again most easily. One mail a month, with one product.",
      firms:
        "Yes, short and useful, once a month, to people you’ve spoken to. It doesn’t replace a call.",
    },
  },
  {
    id: "google_ads",
    words: wordList`google ads?, adwords, search ads?, paid search`,
    verdicts: {
      near: "Yes, if people search for it: ten exact words, only your own area, $10 a day for two weeks, then count calls. Where no one searches, take Facebook or flyers.",
      post: "Yes, if a sale leaves you more than about $30, since one often costs that much there. With less margin, sell to earlier buyers first.",
      firms:
        "Yes, for exact words of buyers, such as the problem you solve. Stop after 100 clicks without an enquiry.",
    },
  },
  {
    id: "flyers",
    words: wordList`flyers?, leaflets?, posters?, door ?hangers?`,
    verdicts: {
      near: "Yes, on the streets around you, with one offer and a code to count by. Allow $150 for printing; across the whole town they rarely pay.",
      post: "No: they reach a few streets, and your buyers live anywhere. A card in each parcel is the better print.",
      firms: "No: they end in the bin. A personal letter to twenty people who decide does more.",
    },
  },
  {
    id: "radio",
    words: wordList`radio( ads?)?, (local )?(newspapers?|paper), magazine( ads?)?, billboards?, tv( ads?)?`,
    verdicts: {
      near: "No, not with a small budget: you pay for everyone and can’t count who came. Flyers on the nearest streets teach you more.",
      post: "No: you pay for everyone and can’t count what it sold.",
      firms: "No, except a trade magazine your buyers really read. Personal messages come first.",
    },
  },
  {
    id: "map",
    words: wordList`google maps?, google (business )?profile, map listing`,
    verdicts: {
      near: "Yes, before anything else: it’s free, and it’s what people nearby see first. Hours, ten photos, and a review from every happy customer.",
      post: "No, unless people can come by: for things you post, it brings little.",
      firms: "Yes, it’s free and takes an hour, but companies mostly come by recommendation.",
    },
  },
];

export const sideOf = (way: Way | undefined, said: string): Side =>
  way === "online" ||
  /\b(?:online|etsy|shopify|by post|ship|candles?|soaps?|jewell?ery|prints?|handmade)\b/.test(said)
    ? "post"
    : /\b(?:b2b|saas|software|companies|agency|consult\w+)\b/.test(said)
      ? "firms"
      : "near";
