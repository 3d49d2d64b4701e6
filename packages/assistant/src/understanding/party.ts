import { anywhere, wordList } from "./word-list.ts";

/** The travellers, if a message lists them: “me, my wife and two kids”. */
export type Party = { adults: number; children: number };

/** Words for adults, and how many adults each means. */
const grown: readonly (readonly [string, number])[] = [
  [
    wordList`
      wife, wifey, missus, husband, hubby, partner, girlfriend, gf, boyfriend, bf, spouse, fiancee?, fiancé, other half, better half
    `,
    1,
  ],
  [
    wordList`
      mother, mum, mummy, mom, mommy, mam, father, dad, daddy, grandmother, grandma, gran, granny, nan, grandfather, grandpa, sister, sis, brother, bro, aunt,
      auntie, uncle, cousin, nephew, niece
    `,
    1,
  ],
  [
    wordList`
      friend, mate, buddy, bestie, colleague, coworker, boss, client, neighbou?r, assistant, sister-in-law,
      brother-in-law, roommate, flatmate, her, him
    `,
    1,
  ],
  [wordList`parents, grandparents, in-laws, mum and dad, mom and dad`, 2],
];
const self = wordList`me, myself, i`;
const relation = grown.map(([names]) => names).join("|");
const companion = wordList`friends, mates, colleagues, coworkers, brothers, sisters`;
const minor = wordList`
  children, childs?, kids?, kiddos, sons, daughters, bab(y|ies), infants?, toddlers?, teenagers, teens, boys, girls
`;
/** One member of a list: the speaker, a relative or companion, or a number of friends or children. */
const somebody = wordList`
  ((my|our|the|a|an) )?(\d{1,2} )?(other |good |best |old |little |young )?(${relation}|${companion}|${minor})
`;
const member = `(?:${self}|${somebody})`;
/** Also matches without a comma: “me my mum and my two girls”. */
const between = `(?:\\s*(?:,|and|n|w|&|\\+|plus|with|, and)\\s*|(?<!${wordList`tell, remind, give, let, call, send, help, show`} (?:me|i))\\s+(?=(?:me|myself|my|our)\\b))`;
const list = new RegExp(`\\b${member}\\b(?:${between}(?:also )?${member}\\b)+`, "g");
const speaker = new RegExp(`\\b${self}\\b`);
const minors = new RegExp(`\\b(\\d{1,2})?\\s*(?:other |little |young )?${minor}\\b`, "g");
const companions = new RegExp(`\\b(\\d{1,2}) (?:other |good |best |old )?${companion}\\b`, "g");

/** “I travel with 4 colleagues” is five people; “we come with 4 friends” is undetermined. */
const accompanied = new RegExp(
  `\\b(?:with|w\\/?) (?:my |our )?(\\d{1,2}) (?:other )?${companion}\\b`,
);
const pairs = anywhere(wordList`
  (for|as|we are|we re|are|just) a couple, a couple (with|and|from|travell?ing), (just |for )?the 2 of us,
  (with|w) (my|the) (wife|wifey|missus|husband|hubby|partner|girlfriend|gf|boyfriend|bf|fiancee?|sister|brother|mother|mum|mom|father|dad|best friend|friend),
  (for|behalf of) (my|our|his|her) (parents|grandparents|in-laws)( who| to| for|$), (my|our) (parents|grandparents|in-laws) (would|will|want|wants|are|like|plan) (to |like to )?(stay|come|visit|travel\w*|coming|staying|visiting),
  both of us, us both, (me|myself) (and|plus|\+) (1|a guest|a companion|someone)
`);
const alone = anywhere(wordList`
  (just|only) (me|myself|for me|for myself|for 1), for (me|myself)( only| alone), (me|myself) (only|alone),
  by myself, for myself, (travell?ing|coming|going|i am|i m|i'm) (solo|alone|on my own), on my own,
  solo travell?er, single (mum|mom|mother|dad|father|parent), (?<!\b(be|left|them|him|her|it|leave|stay) )alone(?! in), myself\b(?! and), (me|myself) (and|with|plus|\+|&) (my|the|our|a|1|2) (\w+ )?(dogs?|cats?|pets?|pupp(y|ies))
`);

/**
 * Extracts the travellers from a lower-case text with numbers as digits, in which “my son” has already become “1
 * children”.
 */
export function readParty(text: string): Party | undefined {
  for (const found of text.match(list) ?? []) {
    const members = countMembers(found);
    // The list must include the speaker: “my husband and kids” alone may be about anything.
    if (speaker.test(found) && members.adults + members.children > 1) return members;
  }
  const children = [...text.matchAll(minors)].reduce((sum, [, n]) => sum + Number(n ?? 1), 0);
  const company = accompanied.exec(text)?.[1];
  if (company !== undefined && !/\bwe\b/.test(text))
    return { adults: 1 + Number(company), children };
  if (pairs.test(text)) return { adults: 2, children };
  if (alone.test(text)) return { adults: 1, children };
  return undefined;
}

function countMembers(found: string): Party {
  let adults = speaker.test(found) ? 1 : 0;
  let children = 0;
  let rest = found.replace(minors, (_all, n?: string) => {
    children += Number(n ?? 1);
    return " ";
  });
  rest = rest.replace(companions, (_all, n: string) => {
    adults += Number(n);
    return " ";
  });
  for (const [names, size] of grown) {
    adults += size * (rest.match(new RegExp(`\\b${names}\\b`, "g"))?.length ?? 0);
  }
  return { adults, children };
}
