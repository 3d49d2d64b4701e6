import { anywhere, wordList } from "../understanding/word-list.ts";

/** Recognises what a short question asks about the current topic: “and how long?”, “which one has it”. */

export type Aspect =
  | ("cost" | "time" | "limit" | "more" | "over" | "plan" | "how" | "where" | "who" | "undo")
  | ("why" | "against" | "means" | "good" | "instead" | "next" | "data" | "end" | "per");

const it = wordList`(it|that|this|them|these|those|they|one|there|the thing)`;

/** Patterns of each aspect, longer phrases first, so that “how much” is not matched as “how”. */
const aspects: readonly (readonly [Aspect, RegExp])[] = [
  [
    "data",
    anywhere(wordList`
      (lose|lost|losing|gone|deleted|erased|keep|wiped)( (it|all|my|our|the|of)){0,3} (data|everything|files|work|tasks|projects|all|stuff), (after|in|within) \d+ days, what (happens|becomes) (to|of|with) (my|our|the|all)( \w+)? (data|files|tasks|projects|work|stuff), (my|our|the) (data|files|tasks|projects|stuff)
    `),
  ],
  [
    "over",
    anywhere(wordList`
      (what )?(happens|do i get( back)?|do we get( back)?|comes( back)?|if|when)( (if|when))?( (i|we|you|${it}))?( (are|is|go|goes|hit|hits|exceed|reach|get|run|pass))? (over|above|beyond|out|hit|exceed|reach|past)( ${it}| the limit)?, (what )?(do (i|we) get back|happens) (when|if) (i|we) (hit|exceed|reach|pass)( ${it}| the limit)?
    `),
  ],
  [
    "time",
    anywhere(wordList`
      how (long|soon|fast|quick(ly)?|many (days|weeks|months|hours))( (does|do|will|would|is|until|till|before) ${it})?( (take|takes|work|works|last|wait))?, how long, when( (does|do|will|would|is|can))?( (i|we|${it}))?( (see|get|have|expect))?( (results?|an answer|something|it))?, how often
    `),
  ],
  [
    "means",
    anywhere(
      wordList`what (does|do|is|did)( ${it}| you)? mean, meaning, explain( ${it})?, in plain (words|english)`,
    ),
  ],
  [
    "more",
    anywhere(wordList`
      (can|could|may) (i|we|you)( (get|have|go))? (raise|increase|lift|extend|prolong|more|higher|longer|bigger|faster|sooner)( ${it})?, (raise|increase|lift|extend|prolong|speed up)( ${it})?, (how )?(do|can|could) (i|we) get more( of (it|that)| space| storage)?, more than that, higher, longer, faster, sooner, quicker
    `),
  ],
  [
    "undo",
    anywhere(
      wordList`(undo|reverse|revert|take back|taken back|undone|change my mind|restore)( ${it})?( back)?, go back`,
    ),
  ],
  [
    "next",
    anywhere(
      wordList`(what|and) (now|next|then)( do (i|we) do)?, next step, first step, which( one)? first, (where|how) (do|should|to) (i |we )?(start|begin)( with)?, what (comes next|should i do( first)?)`,
    ),
  ],
  [
    "against",
    anywhere(
      wordList`why not, what is the catch, catch, downsides?, risks?, disadvantages?, drawbacks?`,
    ),
  ],
  [
    "why",
    anywhere(wordList`why (is|does|do|so|that)?, why, what for, how come, (for )?what reason`),
  ],
  [
    "good",
    anywhere(
      wordList`is ${it} (any )?(good|bad|ok|okay|normal|usual|a lot|much|high|low|enough), (good or bad|normal)`,
    ),
  ],
  [
    "instead",
    anywhere(wordList`
      (what|something|anything)( \w+)? (instead|else|cheaper|other), (any )?(other|another) (way|option|options|idea|ideas), alternatives?, instead, (cheaper|other)( (option|one|way|thing)s?)?, too (much|expensive|dear|slow|long|late|little)
    `),
  ],
  [
    "plan",
    anywhere(wordList`
      (which|what|every|all|any)( (one|ones|of them))? (plans?|has|have|includes?|need|needs|do i need)( ${it})?( for ${it})?, (on|in|with) (the )?(free|team|business)( plan)?( too)?, which (one|ones)( (is|has|have|do|does|includes?|need)){0,2}, plans?
    `),
  ],
  [
    "cost",
    anywhere(wordList`
      (how|what) (much|expensive)( (is|does|do|would|will|are) ${it})?( (cost|be))?, what (does|do|would|will|is) (the )?(cost|price|${it} cost)( of ${it})?, costs?, prices?, pric(ing|y), fees?, expensive, extra, (is ${it} )?(for )?free, included, charged?( for)?, pay( for)?
    `),
  ],
  [
    "limit",
    anywhere(wordList`
      how (many|big|large|much (space|room))( (of ${it}|can|could|may|do|does|i|we|have|get|add|there|be|are|is|${it})){0,5}, limits?( of ${it})?, limited, max(imum)?, at (the )?most, unlimited, quota, cap
    `),
  ],
  [
    "per",
    anywhere(
      wordList`per (key|user|person|org|organi[sz]ation|team|account|seat|head)( or (per )?(key|user|person|org|organi[sz]ation|team|account|seat))?`,
    ),
  ],
  [
    "who",
    anywhere(
      wordList`who( (can|may|does|do|has|is allowed))?( (do|see|change|set|make|use))?( (${it}|to))?, (only )?(owners?|admins?)( (only|needed))?, which (role|right)s?`,
    ),
  ],
  [
    "end",
    anywhere(
      wordList`(when|until when|what day)( (does|do|will|is))?( ${it})? (end|stop|over|run out|expire)s?, still (use|work|have)( ${it})?( until then)?, what happens( (if|when|after|then|not|it|that|is|over|ends?|do|does|i|we|nothing))*`,
    ),
  ],
  [
    "where",
    anywhere(
      wordList`where( (is|are|do|does|can|would))?( (i|we|${it}))?( (find|see|go|click|look|turn|set))?( (${it}|on|off))?`,
    ),
  ],
  [
    "how",
    anywhere(wordList`
      how( (do|can|could|would|should|to|does|is))?( (i|we|you|one|${it}))?( (do|start|begin|go|go about|hide|turn on|turn off|set up|get|enable|use|work|change|make|add|test))?( (${it}|on|off|done))?, steps?, show me( how)?
    `),
  ],
];

/** Words that carry no information about what is asked. */
const filler = new Set(
  "jk lol and so but ok okay then also or please pls the a an is are was be do does did can could will would should i we you me my our us it its that this them these those they there one of for to in on at with about by if just only now even still really exactly roughly actually tell know yes no hm right have has get go take need want like then too well any some here from up out after days day that's whats when what which how per year month rate".split(
    " ",
  ),
);

/** Returns the aspects that a text asks for, in order of appearance; undefined if the text says anything else. */
export function aspectsIn(text: string): Aspect[] | undefined {
  // “What now” and “what instead” are reduced to this.
  if (text === "what") return ["next"];
  let rest = ` ${text} `;
  const found: { aspect: Aspect; at: number }[] = [];
  for (const [aspect, words] of ordered) {
    const match = words.exec(rest);
    if (!match) continue;
    found.push({ aspect, at: match.index });
    rest = rest.replace(new RegExp(words, "gi"), (said) => "·".repeat(said.length));
  }
  const besides = rest.split(/[\s·?!.,;:-]+/).filter((word) => word !== "" && !filler.has(word));
  return found.length === 0 || besides.length > 0
    ? undefined
    : found.sort((a, b) => a.at - b.at).map(({ aspect }) => aspect);
}
/** Puts “end” first, so that “when does it end” is not read as a question about time. */
const ordered = [...aspects].sort(([a], [b]) => Number(b === "end") - Number(a === "end"));
