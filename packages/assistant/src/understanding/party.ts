/** Who travels, where a message lists them: “me, my wife and two kids”. */
export type Party = { adults: number; children: number };

const grown: Readonly<Record<string, number>> = {
  "wife|husband|hubby|partner|girlfriend|boyfriend|spouse|fiancee?|fiancé|other half|better half": 1,
  "mother|mum|mom|mam|father|dad|grandmother|grandma|gran|grandfather|grandpa|sister|brother|aunt|uncle|cousin|nephew|niece": 1,
  "friend|mate|buddy|bestie|colleague|coworker|boss|client|neighbou?r|assistant|sister-in-law|brother-in-law": 1,
  "parents|grandparents|in-laws|mum and dad|mom and dad": 2,
};
const self = "(?:me|myself|i)";
const relations = Object.keys(grown).join("|");
/** One of a list: the speaker, somebody of theirs, or a number of friends or children. */
const member = `(?:${self}|(?:my |our |the |a |an |\\d{1,2} )?(?:other |good |best |old |little |young )?(?:${relations}|friends|mates|colleagues|coworkers|brothers|sisters|children|child|kids|kid|sons|daughters|babies|baby|toddlers|toddler|teenagers|boys|girls))`;
const list = new RegExp(
  `\\b${member}\\b(?:\\s*(?:,|and|&|\\+|plus|with|, and)\\s*(?:also )?${member}\\b)+`,
  "g",
);
const speaker = new RegExp(`\\b${self}\\b`);
const minors =
  /\b(\d{1,2})?\s*(?:other |little |young )?(?:children|child|kids|kid|sons|daughters|babies|baby|toddlers|toddler|teenagers|boys|girls)\b/g;
const companions =
  /\b(\d{1,2}) (?:other |good |best |old )?(?:friends|mates|colleagues|coworkers|brothers|sisters)\b/g;

const pairs =
  /\b(?:for|as|we are|we re|are|just) a couple\b|\ba couple (?:with|and|from|travell?ing)\b|\b(?:just |for )?the 2 of us\b|\bboth of us\b|\bus both\b|\b(?:me|myself) (?:and|plus|\+) (?:1|a guest|a companion|someone)\b/;
const alone =
  /\b(?:just|only) (?:me|myself|for me|for myself|for 1)\b|\bfor (?:me|myself)(?: only| alone)\b|\b(?:me|myself) (?:only|alone)\b|\bby myself\b|\bfor myself\b|\b(?:travell?ing|coming|going|i am|i m|i'm) (?:solo|alone|on my own)\b|\bon my own\b|\bsolo travell?er\b|\bmyself\b(?! and)/;

/** Reads a text in lower case with numbers in digits, in which “my son” already is “1 children”. */
export function readParty(text: string): Party | undefined {
  for (const found of text.match(list) ?? []) {
    const members = countMembers(found);
    // “My husband and kids” alone may be about anything; somebody must speak, or a grown-up stand with a child.
    if (speaker.test(found) && members.adults + members.children > 1) return members;
  }
  const children = [...text.matchAll(minors)].reduce((sum, [, n]) => sum + Number(n ?? 1), 0);
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
  for (const [names, size] of Object.entries(grown)) {
    adults += size * (rest.match(new RegExp(`\\b(?:${names})\\b`, "g"))?.length ?? 0);
  }
  return { adults, children };
}
