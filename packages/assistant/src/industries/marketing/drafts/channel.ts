import { wordList } from "../../../understanding/word-list.ts";

/** Where a text is sent or shown, which decides how it begins and ends. */
export const channels = [
  "text",
  "WhatsApp",
  "e-mail",
  "letter",
  "Facebook",
  "Instagram",
  "LinkedIn",
  "Google",
  "post",
  "sign",
  "flyer",
] as const;
export type Channel = (typeof channels)[number];

const named: readonly (readonly [Channel, string])[] = [
  ["WhatsApp", wordList`whats ?app`],
  ["Facebook", wordList`facebook, fb`],
  ["Instagram", wordList`insta(gram)?, ig`],
  ["LinkedIn", wordList`linkedin`],
  ["Google", wordList`google`],
  ["e-mail", wordList`e-?mail, mail`],
  ["letter", wordList`letter, by post`],
  ["flyer", wordList`flyer, leaflet`],
  [
    "sign",
    wordList`sign, poster, a-?board, chalk ?board, board, (shop |front |office |studio )?window, shop door, door`,
  ],
  ["post", wordList`(social media )?post, caption`],
  ["text", wordList`text( message)?, sms`],
];
const kind = wordList`post, message, version, caption, text, one`;
const before = wordList`its, it's, it is, it has to be, should be, i (said|meant|wanted|asked for)( an?)?, make (it|this|that|one)( into| as| like)?, turn (it|this|that) into, as, in, for, into, on, via, by, now, do (it|this|that|one) (as|for|in), rewrite (it|this|that) (as|for), same, (the same|same thing|this|that) (as|for|in|on), write (it|this|that) (as|for|in), more like, i want(ed)? it (as|for|in|on), send it (as|by|in), what about, how about, (write|give|do|make)( me)? (an|a|the), put it on
`;
const filler = "(?:(?:an?|my|our|the|one|short|quick|simple|proper|nice) ){0,2}";
const after = wordList`,? (and )?not( an?)? [\w-]+( \w+)?, instead, please, (rather than|instead of) an? \w+, for (the|my|our) \w+( \w+)?`;
const patterns = named.map(([channel, words]) => {
  const own = `(?:${before} ${filler}${words}(?: ${kind})?|${words} ${kind})`;
  return [channel, new RegExp(`^${own}(?: ?${after})?$`, "i")] as const;
});

/** Returns the channel if a clause asks only for that: “as an email”, “its a text not an email”. */
export const channelIn = (clause: string): Channel | undefined =>
  patterns.find(([, words]) => words.test(clause.trim()))?.[0];

const article = wordList`for, on, via, by, as, an?, the, my, our, put on, short, quick, write, draft, this`;
const kindOfText = wordList`short, quick, little, nice, intro(duction)?, new, first, follow ?up, thank you`;
const isThing = wordList`ads?, costs?, is, are, was, reviews?`;
const within = named.map(([channel, words]) => {
  const named = `\\b${article}(?: ${kindOfText})? ${words}(?! ${isThing}\\b)\\b`;
  const alone = `\\b${words} (?:post|caption|message|story)\\b|^${words}(?= (?:for|to|that|about|saying)\\b)`;
  return [channel, new RegExp(`${named}|${alone}`, "i")] as const;
});
/** “Under the photo” stands a caption. */
const underPhoto =
  /\b(?:under|below|beside|with|for) (?:an?|the|my|our|this|that) (?:[\w-]+ )?(?:photo|picture|pic|image)\b/i;
const denied = /\bnot an? \w+(?:-\w+)?/gi;

/** Returns the channel that a request for a text names. */
export const channelNamed = (message: string): Channel | undefined => {
  const text = message.replace(denied, " ");
  return (
    within.find(([, words]) => words.test(text))?.[0] ??
    (underPhoto.test(text) ? "post" : undefined)
  );
};

/** Channels with individual recipients, greeted by name. */
export const isPersonal = (channel: Channel | undefined): boolean =>
  channel === undefined ||
  channel === "text" ||
  channel === "WhatsApp" ||
  channel === "e-mail" ||
  channel === "letter";
/** Channels with room for a greeting, paragraphs and a signature. */
export const isLong = (channel: Channel | undefined): boolean =>
  channel === "e-mail" || channel === "letter";
