import { counted, say } from "../../../dialogue/reply/reply.ts";
import { aside, wasSaid } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { type Audience, applicants, audiencesIn } from "../channels/audience-records.ts";
import { tradeOf } from "../channels/channel-questions.ts";

/** Uses details that a visitor gives in the middle of a conversation, instead of asking for them. */

const reaches = anywhere(wordList`
  how (do|can|would|should|could) (i|we|you) (reach|get( to)?|find|attract|talk to|address|win|target)( \w+)*, where (are|do (i|we) (find|reach|meet)), (aim|aimed|meant|made) (at|for), target(ing)?, reach(ing)?, (our|my|the) (customers?|clients?|guests?|audience|target|buyers?) (are|is), (it is|its|they are|mostly|mainly|only) (for )?, mostly, mainly
`);
const otherwise =
  /\b(?:how much|how many|cost\w*|price|budget|spend|spent|revenue|margin|roi|per|percent|discount|free|hire|staff|complain\w*|review\w*)\b|[%$€£]|\b\d{2,}\b(?! ?(?:km|miles?|years?))/;

/** Answers where and when to reach an audience: “Mostly office people at lunch”, “how do we reach students”. */
export function ofAudience(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  const words = plain.split(" ").length;
  if (joins.test(plain) && applicants.named.test(plain) && words <= 16 && !state.flow)
    return tellOf(turn, applicants);
  const [first] = audiencesIn(plain);
  // Figures, and what a plan asks for, belong to the plan.
  const sums = first && plain.replace(first.named, " ");
  if (!first || words > 16 || state.flow || otherwise.test(sums ?? plain)) return undefined;
  const begun = state.exchanges.length > 0;
  const asks =
    turn.message.includes("?") || /^(?:how|what|which|is|are|do|should|can|when)\b/.test(plain);
  const saysWhom = reaches.test(plain);
  if (!(saysWhom || (begun && !asks && words <= 10))) return undefined;
  return tellOf(turn, first);
}

const joins =
  /\b(?:need|find|hire|hiring|recruit\w*|looking for|want|get|search\w*)\b(?: \w+){0,3} (?:apprentices?|trainees?|staff|employees?|applicants?|nurses?|drivers?|cooks?|waiters?|workers?|interns?)\b/;

function tellOf({ state }: Turn, { name, reach }: Audience): Outcome | undefined {
  return wasSaid(state, reach)
    ? undefined
    : {
        handled: "audience",
        state,
        reply: say(`For ${name}: ${reach}`, {
          source: "marketing",
          next: ["What should I do first?", "How do we measure success?"],
        }),
      };
}

const haves = anywhere(wordList`(i|we|have|got|has|there are|about|like|around)`);

const mailsOf =
  /\b(\d[\d,.]*)(k?) (?:e-?mails?|e-?mail addresses|addresses|newsletter subs\w*|subscribers|contacts)\b/;
const followersOf =
  /\b(\d[\d,.]*)(k?) (?:(?:followers|fans|likes|people) )?(?:on|in) (?:facebook|fb|instagram|insta|ig|tiktok|linkedin|whatsapp)\b/;
/** Reads “1,500” or “1.5k” as a number; NaN if there is none. */
const countIn = (found: RegExpExecArray | null): number =>
  Number(found?.[1]?.replaceAll(",", "")) * (found?.[2] === "k" ? 1000 : 1);

/** Advises starting with existing contacts: “We have 800 on facebook and 150 emails”. */
export function ofAssets(turn: Turn): Outcome | undefined {
  const { plain, message, state } = turn;
  if (message.includes("?") || !haves.test(plain) || plain.split(" ").length > 18) return undefined;
  const mails = countIn(mailsOf.exec(plain));
  const followers = countIn(followersOf.exec(plain));
  if (Number.isNaN(mails) && Number.isNaN(followers)) return undefined;
  if (/\b(?:spen[dt]|cost|revenue|clicks|sales|sold|budget)\b/.test(plain)) return undefined;
  const few = mails < 500 ? "by name, and ask for a reply" : "one clear wish, one button";
  const parts = [
    !Number.isNaN(mails) &&
      `First write to the ${counted(mails, "address", "addresses")} of people who agreed, ${few}: about ${counted(Math.max(1, Math.round(mails * 0.03)), "person", "people")} act on a good one.`,
    !Number.isNaN(followers) &&
      `${Number.isNaN(mails) ? "First" : "Then"} tell the ${followers.toLocaleString("en-US")} on the network the same thing with one picture, and ask them to share it; only about a tenth see a post, so repeat it three times.`,
  ].filter((part) => part !== false);
  return {
    handled: "channel",
    state: { ...state, topic: Number.isNaN(mails) ? "social-ads" : "email" },
    reply: say(parts.join(" "), {
      source: "marketing",
      next: ["What should the e-mail say?", "How do we measure success?"],
    }),
  };
}

/** Remedies for an ad that does not pay, and the words that say one was tried. */
const remedies: readonly (readonly [tried: RegExp, step: string])[] = [
  [
    /\bnegatives?\b|\bexclud\w*|\bblock(?:ed)? (?:words|terms)/,
    "Exclude the keywords that never sold; the list of what people actually typed shows you which.",
  ],
  [
    /\bexact\b|\bmatch types?\b|\bkeywords?\b/,
    "Use only exact keywords, the ones people use when they want to buy now (“price”, “near me”, the name of the town).",
  ],
  [
    /\bregion\b|\bradius\b|\blocation\b|\bhours\b|\bschedul\w*|\bpostcodes?\b/,
    "Narrow the area and the hours to where enquiries came from and when someone answers.",
  ],
  [
    /\blanding\b|\bpage\b|\bwebsite\b|\bsite\b/,
    "Fix the page: the headline says what the ad said, price or range on the first screen, one button, three fields.",
  ],
  [
    /\bcall(?:ed|ing|s)?\b|\bfollow(?:ed|ing)?[ -]?up\b|\banswer\w*/,
    "Answer every enquiry within the hour and ask people who didn’t buy for the reason; with few enquiries, that helps the most.",
  ],
  [
    /\bpictures?\b|\bcreatives?\b|\bimages?\b|\bvideos?\b|\bheadlines?\b/,
    "Show three other pictures of the real work and three first lines; keep the one that brings in the cheapest enquiry.",
  ],
  [
    /\boffers?\b|\bdiscounts?\b|\bguarantee\b/,
    "Give people a reason to ask now: a fixed price for a small first job, or a date when the offer ends.",
  ],
  [/\bretarget\w*|\bremarket\w*/, "Show people who were on the page one reminder, for seven days."],
];
const wantsMore = anywhere(wordList`
  what else, (any|some)thing else, (any )?other (ideas?|options?|ways?), tried (that|it|this|them|all)( already)?, (did|done) (that|it|this|them|all)( already)?, already (tried|did|done|do|have|use)( \w+)*, (that|it) (did|does) not (help|work)( either)?, not (helping|working) either
`);
const ofAds =
  /\bads?\b|\badwords\b|\bclicks?\b|\bcampaigns?\b|\bgoogle\b|\bmeta\b|\bfacebook\b|\benquir\w+|\bsearch words?\b/;

/** Returns the first remedy that was neither suggested nor tried: “Already tried that, what else”. */
export function whatElse(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (state.flow || plain.split(" ").length > 18) return undefined;
  const said = state.exchanges.map(({ visitor }) => visitor.toLowerCase());
  const tried = remedies.filter(([words]) => words.test(plain)).length > 0;
  const inAds = [...said, plain].some((text) => ofAds.test(text));
  if (!wantsMore.test(plain) || !(inAds || tried)) return undefined;
  const stated = [...said, plain].join(" ");
  const step = remedies.find(([words, text]) => !words.test(stated) && !wasSaid(state, text))?.[1];
  const { trade } = tradeOf(turn) ?? {};
  const text =
    step ??
    (trade === "local"
      ? "Stop the ads for a month and put the money into the map listing and ten reviews, since those decide it for people nearby."
      : "Stop them for two weeks and watch your total sales; if nothing’s missing, the money is better spent elsewhere.");
  return {
    handled: "paid_ads",
    state,
    reply: say(`${tried ? "Good, that’s done. Next: " : ""}${text}`, {
      source: "marketing",
      next: ["How do we convert more visitors?", "How do we measure success?"],
    }),
  };
}

const noMoney = anywhere(
  wordList`(no|zero|without|without any|hardly any|not any|not have any|have no) (money|budget|funds|cash|marketing budget)( at all)?`,
);

/** Suggests what works without money, and does not ask for a budget. */
export function withoutMoney(turn: Turn): Outcome | undefined {
  const { plain, state } = turn;
  if (!noMoney.test(plain) || /\b(?:lost|lose|wasted?|make|made)\b/.test(plain)) return undefined;
  const contacts = Number(state.figures?.contacts ?? Number.NaN);
  const mail = Number.isNaN(contacts)
    ? "write to everyone who knows you"
    : `write to those of your ${contacts.toLocaleString("en-US")} contacts who agreed to hear from you`;
  return {
    handled: "no_budget",
    state: state.flow ? aside(state) : state,
    reply: say(
      `Time takes the place of money. First ${mail}, with one clear request; then ask two partners to pass it on; then a complete map listing and the local paper. Who should act, and by when?`,
      { source: "marketing", next: ["What should the e-mail say?", "How do we measure success?"] },
    ),
  };
}
