import { money, say } from "../../../dialogue/reply/reply.ts";
import { aside } from "../../../dialogue/state.ts";
import type { Outcome, Turn } from "../../../dialogue/types.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { planRules } from "../channels/sample.ts";
import type { Figures } from "../figures/stated-cues.ts";
import { type Known, shown } from "./sum-lines.ts";

/** Why ads brought nothing, judged by views, clicks and sales with the rules of thumb of this demo. */

/** Usual ranges in percent; a rate below the first figure is called weak. */
const usual = { ctr: [0.9, 1.5], search: [3, 5], conversion: [1, 3] } as const;

const failed = anywhere(wordList`
  (are|is|was|were) (total |complete )?(rubbish|useless|terrible|crap|garbage|a waste|a disaster|not working|failing|bad|dead), (do|did|does) not (work|sell|convert|perform|bring)\w*,
  (not|never) work(ed|ing)?, (burn|burnt|burned|wasted|blew|lost|threw away), got nothing, (no|zero|hardly any|barely any|almost no) (sales|orders|customers|leads|bookings|results|conversions|enquiries), nothing (came|happened|from it),
  ate, swallowed, down the drain, for nothing, (got|had|brought|with) (only |just )?(1|2|3|one|two|three) (calls?|leads?|enquir\w+|clicks?|sales?|orders?|replies), fail(ed|ing|s)?, flop\w*, nobody (buys|bought|clicks|clicked|came|signed up|converts), disappoint\w*, poor results, underperform\w*
`);
const ads = anywhere(
  wordList`ads?, advert\w*, campaigns?, facebook, google, instagram, linkedin, tiktok, meta, marketing, clicks?, impressions, posts?, flyers?, spent`,
);
const why = anywhere(wordList`
  why, what (went|is|was|goes) wrong, what is the (problem|reason|issue|matter), what (did|do|are) (i|we|you) (do|doing) wrong, is it the (ads?|page|site|website|product|price|offer|audience), the ads? or the, what should (i|we) (change|fix|do|try|improve)( first| about it| now)?,
  (what|how) (should|could|must|would) (they|he|she|i|we|you)( \w+)? have( \w+)? done( \w+)?, what (can|could) (i|we) (change|fix|do|try|improve), how (do|can|could) (i|we) (fix|improve|change) (it|that|this), what now, whose fault
`);
/** Words for a poor result, since “why” alone may ask for the reason of anything. */
const poorly = anywhere(
  wordList`nothing, nobody, never, ever, low, few, little, bad, poor, drop\w*, fell, fall\w*, down, worse, wrong, fail\w*, waste\w*, problem, issue, matter, fault, fix, improve`,
);
const unknown = anywhere(wordList`
  no (idea|clue|figures|numbers|data|access|reports?), (do|did|does) not (know|tell|show|send|give|say|have)( \w+)?, never (told|said|showed|sent|gave|saw)( \w+)?, dunno, (can|could) not (see|say|tell)
`);
const judges = anywhere(
  wordList`good, bad, normal, usual, average, typical, low, high, ok, okay, benchmark, terrible, enough, healthy, decent`,
);

export function verdict(turn: Turn, known: Known, stated: Figures): Outcome | undefined {
  const { plain, state } = turn;
  const rate = clickRate(known);
  const answer = (text: string, handled: string): Outcome => ({
    handled,
    state: {
      ...(state.flow?.name === "roi" ? aside(state) : state),
      ...(rate === undefined ? {} : { figures: { ...state.figures, rate } }),
    },
    reply: say(text, {
      source: "marketing",
      next: ["How do we convert more visitors?", "How do we measure success?"],
    }),
  });
  const judged = judgedRate(turn, known, stated);
  if (judged !== undefined) return answer(judged, "sum:rate");
  const went = (state.before ?? "") === "failed" || /^sum:(?!quantities)/.test(state.before ?? "");
  // A visitor who criticises our plan is asked what to change, not for clicks.
  if (/\byour (?:\w+ )?(?:plan|advice|answer|proposal|suggestion)\b/.test(plain)) return undefined;
  const complains = failed.test(plain) && (ads.test(plain) || stated.spend !== undefined);
  const lost = known.spend !== undefined && !known.planned && known.clicks === undefined;
  const judgesIt = (went || lost) && judges.test(plain) && /\b(?:that|it|this|we|us)\b/.test(plain);
  const asks =
    (judgesIt || why.test(plain)) &&
    (ads.test(plain) || went || lost || state.figures?.clicks !== undefined);
  const tells =
    stated.clicks !== undefined &&
    (stated.sales !== undefined || stated.leads !== undefined || stated.impressions !== undefined);
  const cannotSay = went && known.clicks === undefined && unknown.test(plain);
  if (!complains && !asks && !tells && !cannotSay) return undefined;
  if (state.before === "failed" && remedies.test(plain) && known.clicks !== undefined)
    return answer(remedy(known), "failed");
  const found = /\bis it the\b|\bads? or\b/.test(plain)
    ? (whose(known) ?? diagnosis(known))
    : diagnosis(known);
  const before = Number(state.figures?.rate);
  const moved =
    rate !== undefined && before > 0 && stated.clicks !== undefined && rate !== before
      ? `${rate > before ? "Better" : "Worse"} than the ${shown(before)}% before. `
      : "";
  if (found !== undefined)
    return answer(`${complains ? "I’m sorry. " : ""}${moved}${found}`, "failed");
  if (asks && (went || lost) && pastDoing.test(plain))
    return answer(
      `Start small: one channel, four weeks, ${money(planRules.leastWeekly * 4, known.currency)}, every call and sale counted from day one, and the ad account in your name. Add more money only once it has paid for itself.`,
      "failed",
    );
  if (asks && state.before === "failed")
    return answer(
      "Usually it’s one of three things: the wrong people saw it, the ad promised something different from the page, or the page lost them. Clicks and sales tell you which one; do you know them?",
      "failed",
    );
  const made = whatItMade(known);
  const saidBefore = state.exchanges.some(({ bot }) => made !== undefined && bot.includes(made));
  if (made !== undefined && (complains || asks) && (!saidBefore || judgesIt))
    return answer(`${complains ? "I’m sorry. " : ""}${made}`, "failed");
  if (cannotSay)
    return answer(
      "Ask for the login, because you have a right to see the account and its numbers. Three things tell you everything: the clicks, who called or bought, and what each keyword or picture cost.",
      "failed",
    );
  if (!complains && !(asks && ads.test(plain) && poorly.test(plain))) return undefined;
  const sum =
    known.spend !== undefined && !known.planned
      ? `the ${money(known.spend, known.currency)}`
      : "it";
  return answer(
    `I’m sorry, that hurts. How many clicks did ${sum} bring, and how many sales? With those I can tell you whether the ads or the page lost them.`,
    "failed",
  );
}

/** Says what the money brought if no clicks were counted: the cost of one sale or enquiry, and whether it came back. */
function whatItMade({
  spend,
  sales,
  leads,
  price,
  clicks,
  planned,
  currency,
}: Known): string | undefined {
  if (spend === undefined || planned || clicks !== undefined) return undefined;
  if (sales !== undefined && sales > 0 && price !== undefined) {
    const back = sales * price;
    return back < spend
      ? `Badly: ${money(spend, currency)} brought in ${money(back, currency)}, so ${money(spend - back, currency)} is gone before goods and labour. Stop it, and start a new test: one channel, four weeks, ${money(planRules.leastWeekly * 4, currency)}, counting every call.`
      : `${money(spend, currency)} brought in ${money(back, currency)}. It pays off from a margin of ${shown(Math.ceil((spend / back) * 100))}%; below that it’s a loss.`;
  }
  const acted = leads ?? sales;
  if (acted === undefined || acted <= 0) return undefined;
  return `${money(Math.round(spend / acted), currency)} per ${leads === undefined ? "sale" : "enquiry"}, which only pays off if a customer brings in more than that. Ads can work, but start with a test: one channel, four weeks, ${money(planRules.leastWeekly * 4, currency)}, counting every call.`;
}

const pastDoing = /\bhave (?:\w+ )?done\b/;
const remedies =
  /\bwhat (?:should|can|could|do|would) (?:i|we|you) (?:\w+ )?(?:change|fix|do|try|improve)|\bwhat now\b|\bhow (?:do|can|could|to)\b/;

const clickRate = ({ clicks, impressions }: Known): number | undefined =>
  clicks === undefined || !impressions ? undefined : (clicks / impressions) * 100;
const boughtOf = ({ sales, leads, clicks }: Known): number | undefined => {
  const acted = sales ?? leads;
  return acted === undefined || !clicks ? undefined : (acted / clicks) * 100;
};

/** The first thing to do about what the figures show. */
const remedy = (known: Known): string =>
  (boughtOf(known) ?? 100) < usual.conversion[0]
    ? "Start with the page the ads lead to: the ad’s promise and the price on the first screen, one button, a form half as long, and try buying on your own phone. After 200 more clicks, count again."
    : "Start with the ads: one narrower group, a different picture and first line, and leave the rest as it is. After a week, count clicks and sales again.";

/** Answers “Is it the ads or the page?” */
function whose(known: Known): string | undefined {
  const bought = boughtOf(known);
  if (bought === undefined || known.clicks === undefined) return undefined;
  const share = `${shown(bought)}% of ${shown(known.clicks)} clicks bought, where ${usual.conversion[0]}–${usual.conversion[1]}% is usual`;
  return bought < usual.conversion[0]
    ? `The page: the ads brought people in, but ${share}.`
    : `The ads, or what a click costs: ${share}, so the page is doing its part.`;
}

/** Judges a click rate or conversion rate: “Is 0.5% CTR bad”, “what would a normal one be”. */
function judgedRate({ plain, state }: Turn, known: Known, stated: Figures): string | undefined {
  const follows = (state.before ?? "") === "sum:rate" || (state.before ?? "") === "failed";
  if (!judges.test(plain)) return undefined;
  const names = { ctr: /\bctr\b|click ?-?through/.test(plain), conversion: /\bconver/.test(plain) };
  const of = names.ctr
    ? "ctr"
    : names.conversion
      ? "conversion"
      : follows && /\b(?:that|it|one|rate|this)\b/.test(plain)
        ? state.figures?.ctr !== undefined || known.sales === undefined
          ? "ctr"
          : "conversion"
        : undefined;
  if (of === undefined) return undefined;
  const ofKnown =
    of === "ctr"
      ? known.clicks !== undefined && known.impressions
        ? (known.clicks / known.impressions) * 100
        : undefined
      : known.sales !== undefined && known.clicks
        ? (known.sales / known.clicks) * 100
        : undefined;
  const value = stated[of] ?? (/\bour|my|that|this|it\b/.test(plain) ? ofKnown : undefined);
  const [least, good] = usual[of];
  const range =
    of === "ctr"
      ? `${least}–${good}% is usual for ads in a feed, ${usual.search[0]}–${usual.search[1]}% in search`
      : `${least}–${good}% is usual for a shop`;
  if (value === undefined) return `As a rule of thumb, ${range}.`;
  return `${value < least ? "Weak" : value > good ? "Good" : "Usual"}: ${range}. ${value < least ? (of === "ctr" ? "Try another picture and first line before anything else." : "Look at the page before the ads.") : "Look at the step after it."}`;
}

function diagnosis({
  spend,
  impressions,
  clicks,
  sales,
  leads,
  currency,
  planned,
}: Known): string | undefined {
  const acted = sales ?? leads;
  const seen = clicks !== undefined && impressions ? (clicks / impressions) * 100 : undefined;
  const bought = acted !== undefined && clicks ? (acted / clicks) * 100 : undefined;
  const noun = sales === undefined ? "got in touch" : "bought";
  const price = spend !== undefined && clicks && !planned ? spend / clicks : undefined;
  if (clicks !== undefined && acted !== undefined && bought !== undefined) {
    const expected = Math.round(clicks * 0.02);
    const counts = `${acted === 0 ? "None" : shown(acted)} of ${shown(clicks)} clicks ${noun}${acted === 0 ? "" : ` (${shown(bought)}%)`}, where ${usual.conversion[0]}–${usual.conversion[1]}% is usual.`;
    if (bought < usual.conversion[0])
      return `${seen !== undefined && seen < usual.ctr[0] ? `Both, but the page first: only ${shown(seen)}% clicked, and ` : "The page, more than the ads: "}${lowered(counts)}${acted === 0 && expected < 6 ? ` With ${shown(clicks)} clicks you’d expect about ${expected}, so it doesn’t prove anything yet.` : ""} Check that it says what the ad promised, shows the price, and lets people buy on a phone.`;
    return `${counts} The page works, and ${price === undefined ? "what a click costs decides" : `a click at ${money(price, currency)} is what is dear`}: narrow your keywords, exclude people who never buy, or raise the order value.`;
  }
  if (seen !== undefined)
    return `${shown(seen)}% of the people who saw it clicked, where ${usual.ctr[0]}–${usual.ctr[1]}% is usual: ${seen < usual.ctr[0] ? "the ad or its audience is weak. Try a different picture and first line for a narrower group" : "the ad works. How many of them bought"}${seen < usual.ctr[0] ? "." : "?"}`;
  return undefined;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
