import { anywhere, wordList } from "../../../understanding/word-list.ts";
import { asksWays } from "./cues.ts";
import type { Role } from "./identities.ts";

/** What a message asks of the ledger. */
export type Asked =
  /** Whether it pays; `losing` if a yes means that it does not. */
  | { readonly kind: "verdict"; readonly losing: boolean }
  /** What is earned, on one order or in all. */
  | { readonly kind: "result"; readonly inAll: boolean }
  /** Figures as they are. */
  | { readonly kind: "roles"; readonly roles: readonly Role[] }
  /** A figure as it has to be for the ads to pay for themselves. */
  | { readonly kind: "even"; readonly role: Role };

/** “Tell me if”, “not sure if”: what follows is asked, not supposed. */
const asksIf = wordList`tell me, know, see, check, wonder, sure, unsure, not sure, say, work out, ask`;
const supposed = wordList`what if, if, suppose, supposing, imagine, assuming, let us say, lets say`;
const supposing = new RegExp(
  `(?<!\\b${asksIf} )\\b${supposed}\\b[^.?!]{0,90}(?:\\d|\\b(?:double|twice|half|triple)\\b)`,
  "i",
);
const withOther =
  /^(?:and|so|but|ok)?,? ?(?:what about |how about )?(?:with|at|for) [^.?!]{0,40}\d[^.!]{0,40}\?/i;

/** Whether the figures of a message are supposed, and not told. */
export const supposes = (message: string): boolean =>
  supposing.test(message) || withOther.test(message.trim());

const order = wordList`orders?, sales?, customers?, clients?, bookings?, buyers?, members?, jobs?, patients?, students?, pieces?, units?, conversions?, purchases?`;
const even = anywhere(
  wordList`break ?-?even, at (zero|0), (to|at) (zero|nil), come out (even|at zero), (to |until |till |so that |so )?(i|we)? ?(do |to |are |am )?(not|no longer|stop|stops) (to )?(lose|losing|make a loss)( \w+)?, for (me|us) not to lose, carr(y|ies) itself, pays? for (itself|themselves|it|them|the ads?|that|this|the campaign), (my|our|the) money back, cover(s|ed)? (it|that|them|the (cost|costs|spend|ads|campaign|bill|money))( \w+)?, earn (it|that|them|the money|the ads) back, recoup\w*, get (it|that) back, in the black, be profitable, turn a profit, to be worth it, pay off, for it to (work|pay)`,
);
const limit = anywhere(
  wordList`at most, max(imum)?, at the most, up to (what|which|how much), the most, reasonable, sensible, (be|is) (ok|okay|fine|too much|too dear), highest, no more than, (may|can|could|should|must) (i|we|it|an?|one|each)( \w+){0,3} (pay|spend|cost|bid|be), can afford, (allowed|have) to (pay|spend|cost|be)`,
);
const need = anywhere(
  wordList`need, needed, have to, has to, must, would it take, does it take, required, should, reach, would have had to`,
);

type Named = readonly [role: Role, words: RegExp];
/** What is sought, by its words. */
const sought: readonly Named[] = [
  ["roas", anywhere(wordList`roas, return on ad ?spend`)],
  [
    "rate",
    anywhere(
      wordList`conversions? rate, conversion, (which|what) (share|percentage|percent), how many (percent|in (a )?hundred)( \w+)* (buy|order|convert), convert`,
    ),
  ],
  ["cpc", anywhere(wordList`cpc, clicks? (price|cost|costs)|(an?|one|per|each) click, clicks`)],
  ["cpl", anywhere(wordList`cpl, (a|an|one|per|each) (lead|enquiry|inquiry|request|call)`)],
  [
    "orders",
    anywhere(
      wordList`how many( \w+){0,2} (${order}|people|of them|more), how many( \w+)?, how often, number of ${order}`,
    ),
  ],
  [
    "unitCost",
    anywhere(
      wordList`(cost|costs) (me )?to (make|produce|buy|ship), (make|making|produce|producing|goods|materials?|ingredients?)( \w+){0,3} (cost|cheaper), how cheap\w*, production cost, unit cost`,
    ),
  ],
  [
    "price",
    anywhere(
      wordList`order value, basket( value| size)?, average order, aov, (what|which|how much)( \w+){0,2} (price|charge|sell (it|them|one) for), price( \w+){0,4} (be|need|have), (an?|each|one) ${order} (have to|need to|must) (bring|be worth|be)`,
    ),
  ],
  ["cpo", anywhere(wordList`cpa, cac, cpo, (an?|one|per|each|every|a new) ${order}`)],
  ["spend", anywhere(wordList`spend, budget, pay for (the )?ads, ads( \w+){0,2} cost`)],
  ["margin", anywhere(wordList`margin`)],
];
/** What a figure is now. */
const asIs: readonly Named[] = [
  ["roas", anywhere(wordList`roas, return on ad ?spend`)],
  [
    "rate",
    anywhere(
      wordList`conversion rate, (my|the|our|is my|is the|good|bad|normal|okay|ok) conversion, what (share|percentage|percent) (of \w+ )?(buy|buys|bought|convert)`,
    ),
  ],
  [
    "cpc",
    anywhere(
      wordList`cpc, (cost|costs|costing|pay|paying|price|spend)( \w+){0,4} (a|an|one|per|each) click, (a|one|each) click( \w+){0,2} (cost|costs), per click`,
    ),
  ],
  [
    "cpl",
    anywhere(
      wordList`cpl, (cost|costs|costing|pay|paying|spend|price)( \w+){0,4} (a|an|one|per|each) (lead|enquiry|inquiry|call|request), (a|an|one|each) (lead|enquiry|inquiry|call|request)( \w+){0,2} (cost|costs), per (lead|enquiry|inquiry|call|request), how much is (an?|one) (lead|enquiry|inquiry|call|request)`,
    ),
  ],
  [
    "cpo",
    anywhere(
      wordList`cpa, cac, (cost|costs|costing|pay|paying|paid|price|spend)( \w+){0,4} (a|an|one|per|each|to get one|to win one) (new )?${order}, (a|an|one|each) (new )?${order}( \w+){0,3} (cost|costs), per ${order}( \w+){0,3} (ads?|cost|costs), ads?( \w+){0,3} per ${order}, how much( \w+){0,2} per ${order}`,
    ),
  ],
  [
    "revenue",
    anywhere(
      wordList`(what|how much|which)( (?!share|part|percentage|percent)\w+){0,2} (revenue|turnover)`,
    ),
  ],
  [
    "orders",
    anywhere(
      wordList`how many (new |more )?${order}( \w+){0,2} (get|expect|come|have|win|is that|are that)`,
    ),
  ],
];

const verdict = anywhere(
  wordList`any good, good deal, (do|did) (i|we) (earn|gain)$, good or bad, bad or good, (is|was|are|were) (that|this|it|these|those|they)( \w+)? (any good|ok|okay|good|bad|fine|enough), (make|making|made|earn|earning|lose|losing|lost) (any |real |some )?(money|anything|cash), profitab\w*, (should|shall|do|must) (i|we) (stop|quit|pause|go on|keep going|keep (it|them) (on|going)|continue|carry on|scale|spend more|raise the budget), (keep going|go on|continue|carry on|scale) or (not|stop), stop( it| them| that| this)? or (go on|keep going|continue|carry on|not), (making|losing|earning) or (making|losing|earning)( money)?, worth (it|the money|doing|while), pa(y|ys|id|ying) off, (did|does|do|is|are) (it|that|this|they|the (ads?|campaign))( \w+)? (pay|paying|pays)( \w+)*, (am|are) (i|we) (ahead|up|down|losing|earning|making), in the (red|black|plus|minus), (profit|plus) or (a )?(loss|minus), (loss|minus) or (a )?(profit|plus), make or lose, (do|did|does|am) (i|we|it) (make|making|earn|earning|lose|losing)( \w+)? (on|with|from|per) (it|each|every|this|that|one|an?)( \w+)?`,
);
const losing = /\b(?:stop|quit|pause|lose|losing|lost|loss|in the (?:red|minus)|down)\b/;
const either =
  /\b(?:mak(?:e|ing) or los(?:e|ing)|earn(?:ing)? or los(?:e|ing)|los(?:e|ing) or \w+|profit or|plus or|win or|stop or|or stop)\b/;
const openQuestion = /\b(?:how much|what)\b/;
const gains = wordList`profit, lose, losing, lost, loss, earn, earning, earned, make, made, making, keep, left, left over, stays?, remains?, gain, end up with, in my pocket`;
const result = anywhere(
  wordList`(how much|what)( \w+){0,6} ${gains}, what( \w+){0,2} (my|the|our) (profit|loss|result|gain), profit (per|an?|on each|then|now|in total), (loss|profit) in (total|all)`,
);
const all =
  /\b(?:total|all|altogether|overall|whole|(?:a|per|each|last|this) (?:day|week|month|year))\b/;
const each = /\b(?:per|each|every|an|one|a single)\b/;

/** Another sum asks for other figures. */
export const ofOther = anywhere(
  wordList`ltv, clv, lifetime, churn, retention, payback, pay back, come back, repeat, times a year, cpm, per thousand, how long, discount, % off, percent off, hourly, per hour, split, which (one|channel|of), compare\w*, better`,
);

const questions = /\b(?:what|whats|how|which|calculate|compute|work out|tell me)\b/;

const paysOff =
  /\b(?:do|does|did|will|would|are|is)\b(?: \w+){1,4} (?:pay off|paying off|worth it)\b/;
const open = /\b(?:how (?:many|much)|what|which|when|at most|max)\b/;

/** What is needed of these is needed to break even, unless a gain is named. */
const ofNeed: ReadonlySet<Role> = new Set(["roas", "price", "rate"]);
const wants = /\b(?:to (?:make|earn|clear|sell|reach|get)|profit of|goal|target)\b/;
/** A short message asks the same of another figure: “and what order value?” */
const mostShort = 7;
/** “You took 72 as the margin” and “margin is 40%, as I said” ask nothing. */
const states =
  /\b(?:that is|thats|you (?:took|said|gave)|i (?:said|told|meant)|is \d|is (?:the|my|our|not)|as i)\b|'s \w+,? not\b/;

/**
 * Returns what a message asks, in plain words; undefined if it asks nothing that a ledger holds. `goesOn` says that a
 * figure was sought just before; what is `told` is not asked.
 */
export function askedIn(
  plain: string,
  goesOn = false,
  told: ReadonlySet<Role> = new Set(),
): Asked | undefined {
  if (ofOther.test(plain) || plain.search(asksWays) >= 0) return undefined;
  // “Do ads pay off at 0.90 a click?” seeks no other figure.
  if (paysOff.test(plain) && !open.test(plain))
    return { kind: "verdict", losing: losing.test(plain) };
  const same =
    goesOn &&
    plain.split(" ").length <= mostShort &&
    !verdict.test(plain) &&
    (!states.test(plain) || questions.test(plain));
  const seeks = even.test(plain) || limit.test(plain) || same;
  const named = sought.flatMap(([one, words]) => (words.test(plain) ? [one] : []));
  const role = named.find((one) => !told.has(one)) ?? named[0];
  if (role !== undefined && (seeks || (ofNeed.has(role) && need.test(plain) && !wants.test(plain))))
    return { kind: "even", role };
  const now = asIs
    .map(([one, words]) => ({ one, at: plain.search(words) }))
    .filter(({ one, at }) => at >= 0 && !told.has(one))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
  if (now.length > 0 && !verdict.test(plain) && (!/\d/.test(plain) || questions.test(plain)))
    return { kind: "roles", roles: now };
  if (result.test(plain) && openQuestion.test(plain) && !verdict.test(plain))
    return { kind: "result", inAll: all.test(plain) || !each.test(plain) };
  // “Do I earn or lose” asks no yes or no.
  if (verdict.test(plain))
    return either.test(plain)
      ? { kind: "result", inAll: false }
      : { kind: "verdict", losing: losing.test(plain) };
  if (result.test(plain)) return { kind: "result", inAll: all.test(plain) };
  return undefined;
}
