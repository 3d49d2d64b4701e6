import { anywhere, wordList } from "../../../understanding/word-list.ts";

/** The kind of a follow-up question, common to all situations. */
export type Kind =
  | ("first" | "time" | "why" | "cost" | "half" | "cut" | "write" | "often" | "discount" | "ads")
  | ("print" | "mail" | "social" | "measure" | "instead" | "fails" | "good" | "who" | "where")
  | ("when" | "price" | "tried" | "ask" | "sure" | "more" | "effort");

const we = wordList`(i|we|you|one|they)`;
const should = wordList`(do|should|would|can|could|shall|must|to|did|is|are)`;

/** The first match wins, so specific patterns come before general ones. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  [
    "ask",
    anywhere(
      wordList`(what|which)( questions?)? ${should} ${we}( \w+)? ask, (which|what) questions?, how ${should} ${we}( \w+)? find out, survey\w*`,
    ),
  ],
  [
    "write",
    anywhere(wordList`
      (what|how)( exactly| else)? ${should} ${we}( \w+)? (write|say|tell|put|text|send|offer|phrase|promise|post|show|call it), what (goes|stands|belongs|comes) (in|on|into), (subject|head) ?lines?, (a )?(good|best|first|nice|right) (message|mail|text|line|sentence|post|ad|letter|caption|slogan|call to action), example( text)?s?, wording, what (message|text|offer|story|content)
    `),
  ],
  [
    "often",
    anywhere(wordList`how (often|many times|frequently), too (often|many (mails|e-?mails|posts))`),
  ],
  [
    "time",
    anywhere(wordList`
      how (long|soon|fast|quick(ly)?|many (weeks|months|days)), when (will|do|does|can|would)( \w+)* (work|works|see|notice|pay|pays|results?|first|get|expect), till it works, until it works, (is|isn't)( \w+)? (it|that|this|\d \w+) too (early|late|soon), too (early|soon), still (time|possible|enough time)
    `),
  ],
  [
    "half",
    anywhere(
      wordList`half( (the|of|that|this|it|as much|budget|money|amount)){0,3}, (what|and) if( \w+){0,3} only (have )?[$€£]?\d+( \w+)?`,
    ),
  ],
  [
    "discount",
    anywhere(
      wordList`discounts?, vouchers?, coupons?, \d+ ?(%|percent) off, cheaper (price|tickets?|day)s?, (lower|cut|drop|reduce)( \w+)? prices?, special (price|offer)s?, match( \w+){0,2} price, roll( \w+){0,2} back( the price)?, price match, go (down|lower)( \w+){0,2} price, (week ?day|early|last minute|student) (price|bird|rate)s?, early ?bird, (give|giving)( \w+){0,3} away, two for one, 2 for 1, for free, free( \w+)? (trial|sample|month|ticket)s?`,
    ),
  ],
  [
    "price",
    anywhere(
      wordList`(raise|increase|higher|put up|change|charge)( \w+){0,2} (price|prices|fee|more), (is|are)( \w+){0,2} (too )?(expensive|dear|price|prices), too (expensive|dear|cheap)`,
    ),
  ],
  [
    "cut",
    anywhere(
      wordList`(what|which|where)( \w+){0,2} ${should} ${we}( \w+)? (cut|drop|stop|save|kill|pause|skip|leave out|get rid of), (what|where) to (cut|save|stop|drop), (should|shall|can) ${we} (stop|pause|cut|quit|drop)`,
    ),
  ],
  [
    "fails",
    anywhere(
      wordList`(what|and) if( \w+){0,3} (not|no ?body|no ?one|nothing|fails?|flops?|wrong), plan b, suppose( \w+){0,4} (not|nobody|nothing|fails?)`,
    ),
  ],
  [
    "tried",
    anywhere(
      wordList`(tried|did|done|do|doing|have|had) (that|it|this|both|all|those)( \w+)? (already|before|last year|now), (already|tried|been) (tried|did|done|doing|do|that|it|there), (did|does|didn't|doesn't)( not)? (work|help|bring)`,
    ),
  ],
  [
    "measure",
    anywhere(wordList`
      how ${should} ${we}( \w+)? (know|measure|tell|count|track|see|check|prove), (measure|count|track|report), what (figures?|numbers?|kpis?), which (figures?|numbers?|kpis?)
    `),
  ],
  [
    "first",
    anywhere(wordList`
      which( one| of (them|these|those))?( ${should} ${we}( \w+)?)?( \w+)? first, what( \w+){0,4} first(?= *$| (then|now|please|thing|step|and|or|in|to|with)\b), (where|how) ${should} ${we}( \w+)? (start|begin), where to (start|begin), first step, next step,
      what( \w+)? (now|next|then), (so |and |ok )?what ${should} ${we}( \w+)? (do|change|try|fix), how ${should} ${we}( \w+)? (fix|solve|change|do|improve|help|keep|fill|get|find|attract|win|sell|reach|save), fix (it|that|this), any (ideas?|advice|tips?|help), help me, what would help, what helps
    `),
  ],
  [
    "print",
    anywhere(
      wordList`flyers?, leaflets?, posters?, print(ed)?( ads?)?, (local )?(news)?papers?, banners?, radio, postcards?, letters?, (door ?)?hangers?`,
    ),
  ],
  ["mail", anywhere(wordList`e-?mails?, newsletters?, mail(ing)?s?, mailing list`)],
  [
    "social",
    anywhere(
      wordList`instagram( ads?)?, insta, facebook( ads?)?, fb( ads?)?, tiktok, linkedin( ads?)?, social media, social( ads?)?, influencers?, posts?, posting, reels?, youtube, pinterest`,
    ),
  ],
  [
    "ads",
    anywhere(
      wordList`(google |search |paid |online )?(ads?|advert\w*|campaigns?), google, boost( \w+)?, retargeting, adwords`,
    ),
  ],
  [
    "cost",
    anywhere(wordList`
      (how much|what)( \w+){0,2} (cost|costs|budget|spend|pay), (what is |whats )?the least, (is|would|will)( \w+){0,4} enough, (costs?|expensive|price of it), how much( money| is it| for it)?, (what|how much) budget
    `),
  ],
  [
    "why",
    anywhere(
      wordList`why, how come, what is the reason, (what|where)( \w+){0,2} (went|going|goes|is) wrong, what (is|could be)( \w+)? (the )?(cause|reason|matter|problem), what causes`,
    ),
  ],
  [
    "good",
    anywhere(
      wordList`(is|are|was)( \w+){0,5} (good|bad|normal|ok|okay|usual|high|low|a lot|realistic|possible|reasonable), (good or bad|normal|realistic), (is|does) (it|that) make sense, worth it`,
    ),
  ],
  [
    "instead",
    anywhere(
      wordList`(what|anything|something|any ?thing)( \w+)? (else|instead|other), (any )?(other|another|more) (ideas?|ways?|options?|things?), alternatives?, instead, more ideas, (need|want) something (that|which|else|other|without)`,
    ),
  ],
  [
    "when",
    anywhere(
      wordList`(which|what) (day|time|month|weekday|hour)s?, when( ${should})?( ${we}| to)?, best (day|time)`,
    ),
  ],
  ["where", anywhere(wordList`where`)],
  [
    "who",
    anywhere(
      wordList`(who|whom), (which|what) (people|customers|audience|group|clients), target (group|audience)`,
    ),
  ],
  [
    "effort",
    anywhere(
      wordList`no time, (have|got) no time, too much work, sounds like a lot, (we|i) (are|am) (too )?(busy|alone|only), by (myself|ourselves), on my own`,
    ),
  ],
  [
    "sure",
    anywhere(
      wordList`(are you|r u|you) (sure|serious|certain), really, does (that|it|this) (really |actually )?(work|help), do you (really )?think so, honestly, prove it, says who`,
    ),
  ],
  [
    "more",
    anywhere(
      wordList`(tell me )?more( about (it|that|this))?, details?, explain, how exactly, how (so|do you mean), meaning, what do you mean, (for|an) example, like what, such as, how`,
    ),
  ],
];

/** The kinds by name. */
export const allKinds: readonly string[] = [
  ...new Set(kinds.map(([kind]) => kind)),
  "picture",
  "offer",
  "tool",
  "allowed",
];

/** Returns all that a message may ask, the most specific first, each with the rest of the text. */
export function kindsIn(plain: string): { kind: Kind; rest: string }[] {
  return kinds.flatMap(([kind, words]) => {
    const asked = words.exec(plain)?.[0];
    return asked === undefined ? [] : [{ kind, rest: plain.replace(asked, " ") }];
  });
}
