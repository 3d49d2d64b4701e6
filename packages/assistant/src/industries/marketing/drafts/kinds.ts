import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The texts that can be written, with the words that ask for each. The more specific come first. */

export const draftKinds = [
  "subject_lines",
  "headlines",
  "review_reply",
  "price_objection",
  "ask_review",
  "price_change",
  "sold_out",
  "closed",
  "invitation",
  "board",
  "partner",
  "newsletter",
  "regulars",
  "post",
  "message",
] as const;
export type DraftKind = (typeof draftKinds)[number];

export const asDraftKind = (value: string | number | undefined): DraftKind | undefined =>
  draftKinds.find((kind) => kind === value);

const aboutKinds: readonly (readonly [DraftKind, RegExp])[] = [
  [
    "subject_lines",
    anywhere(
      wordList`subject ?-?lines?, subjects, subject (was|is|also|too|please|as well), (a|the|and|also|with) subject`,
    ),
  ],
  [
    "headlines",
    anywhere(
      wordList`headlines?, ad (copy|text|headline)s?, (google|search|facebook|fb|instagram) ads?, slogans?, taglines?, text (for|of) (the|an|my|our) ad, (write|draft|make|do|need|want) (me )?(the|an|my|our|a) ad$`,
    ),
  ],
  [
    "ask_review",
    anywhere(
      wordList`(ask|asking|asks) (\w+ ){0,4}(reviews?|ratings?), (get|leave|write) (us |me )?(a |more )?(google )?reviews?, review request, request (for )?(a )?reviews?, how (do|can|should) i ask( (them|people|without|nicely|for it))?`,
    ),
  ],
  [
    "review_reply",
    anywhere(
      wordList`(bad|nasty|negative|1|one|2|two|false|fake|awful|terrible|horrible) ?-?(star )?(google )?(reviews?|ratings?|stars?), 1 ?-?star, (reply|respond|response|answer) (\w+ ){0,4}(reviews?|reviewer), reviews?`,
    ),
  ],
  [
    "price_objection",
    anywhere(
      wordList`(complain|moan|grumble|ask|say|object)\w* (\w+ ){0,5}(too )?(expensive|dear|pricey|price), too (expensive|dear|pricey), why (it is|is it|it costs|does it cost) (so much|more)`,
    ),
  ],
  [
    "price_change",
    anywhere(
      wordList`(prices?|rates?|fees?) (\w+ ){0,3}(go|goes|going|went|gone|up|rise|rises|change|changes|increase\w*), (raise|raising|putting up|put up|increase|increasing) (\w+ ){0,3}(prices?|rates?|fees?|it), price (change|increase|rise), instead of [$€£]?\d+, (costs?|is|be|to) [$€£]?\d+ (from|starting), new prices?`,
    ),
  ],
  [
    "sold_out",
    anywhere(
      wordList`sold ?-?out, out of stock, (run|ran) out, none left, back in stock, (delayed|late) (delivery|shipment|parcels?|orders?), not available`,
    ),
  ],
  ["closed", anywhere(wordList`closed, closing (for|on|from), shut, on holiday, holidays`)],
  [
    "invitation",
    anywhere(
      wordList`invit\w+, open (day|evening|house), tasting, workshop, grand opening, opening (party|day|night|event), launch party, event, anniversary, party, quiz night, live music, open mic`,
    ),
  ],
  [
    "board",
    anywhere(
      wordList`boards?, a-?boards?, chalk\w*, sandwich board, (shop )?window, poster, flyers?, leaflets?, (parcel|thank you|gift|thank-you) cards?, (write|do|make) (me )?(a|the|my) card, (the|a|my|our) sign, sign (for|in|on|outside), (stall|market|shop|door|window|table|price) sign`,
    ),
  ],
  [
    "regulars",
    anywhere(
      wordList`regulars?, old (customers|clients|guests), (have not|not) (been|come|seen|booked|ordered) (\w+ ){0,4}, win (them |people )?back, miss you, existing (customers|clients), (bought|ordered) before, lapsed`,
    ),
  ],
  ["newsletter", anywhere(wordList`newsletter, e-?mail, mail(ing)?, letter`)],
  [
    "post",
    anywhere(
      wordList`(facebook|fb|insta|instagram|linkedin|tiktok)( post| caption)?, posts?, captions?, stor(y|ies)`,
    ),
  ],
  ["message", anywhere(wordList`texts?, messages?, whats ?app, sms, dm, something`)],
];

/** Customers who complain after a rise: “two complain, I put my prices up”. */
const complains = /\b(?:complain|moan|grumbl|upset|annoyed|angry)/;
const ofPrice = /\b(?:prices?|expensive|dear|pricey|rais|costs?|put up)/;

export const kindsAbout = (plain: string): DraftKind[] =>
  complains.test(plain) && ofPrice.test(plain) ? ["price_objection"] : aboutOf(plain);

/** An ad on a network is one text, and no list of headlines. */
const networkAd = /\b(?:facebook|fb|insta|instagram|meta|linkedin|tiktok) ads?\b/;
const aboutOf = (plain: string): DraftKind[] =>
  aboutKinds
    .filter(([, words]) => words.test(plain))
    .map(([kind]) => kind)
    .filter((kind) => kind !== "headlines" || !networkAd.test(plain) || /headlines?/.test(plain));
