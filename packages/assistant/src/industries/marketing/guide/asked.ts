import { dayNames } from "../../../understanding/calendar.ts";
import { anywhere, wordList } from "../../../understanding/word-list.ts";
import type { Aspect } from "./medium.ts";

/** Reads which side of a way to reach people a sentence asks about. */

const we = wordList`i, we, you, one`;
const should = wordList`do, does, should, shall, must, can, could, would, will, might, ought`;
const weekday = wordList`(mon|tues|wednes|thurs|fri|satur|sun)days?, week ?ends?, mornings?, evenings?, afternoons?, at night, lunch ?time`;
const acts = wordList`send|write|post|message|text|mail|e-?mail|put|hang|give|hand|deliver|film|publish|print|share|show|start|distribute|announce|tell`;
const medium = wordList`\w+`;
const times = wordList`once, twice, (two|three|four|\d+) times, (one|two|three|four|\d+) (\w+ )?${medium}`;
const period = wordList`day, week, month, quarter, year, fortnight`;

/** In the order in which they are tried: “how long should it be” before “how long does it take”. */
/** Whom one wants to win is no way to win them. */
const people = wordList`customers, clients, guests, patients, people, members, students, pupils, visitors, work, orders, bookings, business`;
const asked: readonly (readonly [aspect: Aspect, words: RegExp, needsName?: "named"])[] = [
  [
    "where",
    anywhere(wordList`
      (should|must|ought|can) (it|this|that|the \w+) be (private|public|on google)\b, where (${should}|is|are) (${we} |best to |it |this |they )*(${acts}|answer|reply|go|leave|advertise|best),
      where to (${acts}|answer|reply|leave|advertise),
      (answer|reply|post|write|publish|put) (it |this |that |the \w+ )?(publicly|in public|openly|privately)\b, (publicly|public|in public|openly|on google|online) or (in )?(privately|private|by|a|write|send|to)\b,
      private(ly)? or (in )?(public|openly|on)
    `),
  ],
  [
    "length",
    anywhere(wordList`
      how (long|short|big|large|many words) (${should}|may) (it|they|the|a|an|this|that|my|our|such),
      how (long|short) (is|are) (a|an|the) (good|right|best|ideal), how long a \w+, how many (words|sentences|lines|characters)
    `),
  ],
  [
    "day",
    anywhere(wordList`
      (which|what) (week ?day|days?|time|hour|date|moment|part of the (day|week|month))(?! of year), when (${should}) ${we} (\w+ )?(${acts}),
      when (is|are|would be) (it |the |a )?(best|good|right|ideal), (best|good|right|ideal) (week ?day|day|days|time|hour|moment)( of day)? (to|for),
      ${weekday} or ${weekday}, when to (${acts}), how (long|far|early|many days) (before|ahead|in advance), how early,
      how (quickly|fast|soon|early|late) (${should}) ${we} (have to |need to |must )?(${acts}|answer|reply|react|respond)
    `),
  ],
  [
    "soon",
    anywhere(wordList`
      how (long|soon|fast|quick(ly)?) (until|till|before|does|will|do|would|is it until|to wait), how (soon|fast|quickly),
      when (will|do|does|can) (i|we|it|they|that|this) (\w+ )?(see|notice|work|works|come|bring|show|get|expect)
    `),
  ],
  [
    "often",
    anywhere(wordList`
      how (often|frequently|many times), how many (posts|mails|e-?mails|newsletters|messages|letters|videos|times|stories) (a|per|each|every) ${period},
      ${times} (a|per|each|every) ${period} (or|enough|too|ok|okay|fine), (is|are) ${times} (a |per |each |every )?(${period} )?(enough|too|ok|okay|better),
      every (\w+ )?(${period}) (or|enough|too|ok|okay), too often, (once|twice) or (once|twice|three|more)
    `),
  ],
  [
    "stop",
    anywhere(wordList`
      (${should}) ${we} (\w+ ){0,2}(stop|pause|quit|continue|go on|carry on|keep|keep on|switch off|turn off)( \w+)?,
      (pause|stop|quit|keep) (\w+ ){0,4}or (\w+ ){0,2}(keep|stop|pause|go on|continue|carry on|let),
      when (to|${should} ${we}) (stop|pause|quit)
    `),
  ],
  [
    "measure",
    anywhere(wordList`
      how (${should}) ${we} (know|see|tell|measure|count|track|check|find out|notice), how to (know|see|tell|measure|count|track|check), (what|which) (is )?(the |that |a )?code (for|is)?,
      (know|tell|see) (if|whether) (it|that|this|they|the \w+) (work|works|worked|bring|brings|brought|helps?|pays?)
    `),
  ],
  [
    "whom",
    anywhere(wordList`
      who(m)? (${should}) ${we} (\w+ )?(${acts}|ask|target|pick|invite|get|reach|address), to whom, whom to, who to (${acts}|ask|target),
      (send|give|write|show) (it |them |that )?to (everyone|everybody|all|strangers)\b, who is (it|that|this) for, who (reads|sees|looks at)
    `),
  ],
  [
    "show",
    anywhere(wordList`
      what (${should}|to) (${we} )?(film|show|photograph|shoot|take (a |pictures? |photos? )|record),
      what (${should}) (${we} )?post (on|in|there|about|every), what to post, what (${should}|is|goes|belongs|stands?) (be |go |stand )?(on|in) (it|them|there|the|a),
      what (${should}) ${we} (put|have|print) (on|in) (it|them|there|the|a), what kind of (pictures?|photos?|videos?|posts?)
    `),
  ],
  [
    "first",
    anywhere(wordList`
      how (${should}) ${we} (start|begin|set (it|that|this|one) up|get started|go about (it|that|this)|get (one|it|that|there)|make (one|it)|do (it|that|this)), how to (start|begin|set up|get|do|make) (it|one|that|this),
      where (${should}) ${we} (start|begin), (first|next) step, what (${should}) ${we} (do )?first, how does (it|that|this) work
    `),
  ],
  [
    "first",
    anywhere(wordList`
      how (${should}) ${we} (start|set up|go about|get|make|collect|win|ask for) (a|an|the|my|our|on|into|with|more|some|good|new|better|many) (?!(?:\w+ )?${people}\b)(\w+ )?\w+, how to (start|begin|set up|get|collect|win|do|make|ask for)
    `),
    "named",
  ],
  [
    "cost",
    anywhere(wordList`
      how much (${should}|is|are|money|for|to|per|a|${we}), what (${should}) (it|they|that|this|the|a|an|one|some|\d+) (\w+ ){0,3}costs?, (is|are) (it|they|that|this|the \w+) (very |too |so )?(expensive|dear|cheap|free), what is (the|its) (price|cost), costs? much
    `),
  ],
  [
    "worth",
    anywhere(wordList`
      (is|are|would be) (it |this |that |they )?(any |really |very )?good for (me|us|my|our), worth (it|doing|a try|the|my|while|having|sending|printing)?, (any|much) (good|use|point), make sense, makes sense, good idea,
      (${should}) (\w+ ){1,6}(do|bring|help|achieve|change) (in )?(anything|any|something|much|at all), (bring|get|win|attract) (me |us )?(in )?(any |new |more |some )*(customers|clients|patients|guests|work|orders|jobs|people|business)$, (${should}) (\w+ ){0,6}(work|help|pay)( off)?( for (me|us|a|an|my|our)( \w+){0,3})?$,
      (should|shall) (i|we) (even |also |really |rather |still |maybe )?(do|use|try|start|make|have|get|run|send|write|print|hang|put up|advertise|join|post|go|bother),
      (is|are) (\w+ ){1,4}(useful|effective|dead|outdated|still (a thing|good|used)), better than nothing, pointless, ^(what|how) about (a|an|the|some|doing)? ?
    `),
  ],
];

/** Whether a sentence asks at all, also indirectly, or with nothing but a choice. */
const questionWord = wordList`what, which, how, when, where, why, who, whom, to whom`;
const verbFirst = wordList`is, are, do, does, did, can, could, should, shall, would`;
const wondering = wordList`want(ed)? to know, asked, asking, tell me, wonder\w*, know`;
const asks = new RegExp(
  `\\?|^(?:and |or |but |so |ok ){0,3}(?:${questionWord}|${verbFirst})\\b|\\b${wondering} (?:if|whether|${questionWord})\\b`,
);
const isChoice = anywhere(
  wordList`${weekday} or ${weekday}, ${times} (a|per) ${period} or, yes or no`,
);

/**
 * The side that a sentence asks about, and the words by which it asks; `plain` is in plain words.
 *
 * @returns `needsName` if the words say nothing of a way to reach people (“how do I get more customers?”).
 */
export function aspectIn(
  plain: string,
  isQuestion: boolean,
): { aspect: Aspect; words: string; needsName: boolean } | undefined {
  if (!isQuestion && !asks.test(plain) && !isChoice.test(plain)) return undefined;
  for (const [aspect, pattern, needsName] of asked) {
    const words = pattern.exec(plain)?.[0];
    if (words !== undefined) return { aspect, words, needsName: needsName === "named" };
  }
  return undefined;
}

const everyDay = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?days?\b/g;
/** The weekdays named, from Sunday (0), in their order. */
export const weekdaysIn = (plain: string): number[] =>
  [...plain.matchAll(everyDay)].map(([, start = ""]) =>
    dayNames.findIndex((name) => name.startsWith(start)),
  );
