import { wordList } from "../../../understanding/word-list.ts";

/** Nouns for the people who use the product, as they follow a number. */
export const heads = wordList`
  people, persons?, users?, seats?, members?, licen[cs]es?, colleagues, employees, heads, agents, accounts, of us, staff, teachers, trainers, coaches, freelancers,
  volunteers, engineers, developers?, devs?, designers?, consultants?, lawyers?, nurses?, doctors?, workers?, folks, guys, partners?, editors?, interns?, managers?, assistants?,
  receptionists?, accountants?, salespeople, architects?, analysts?, testers?, therapists?, dentists?, chefs?, waiters?, drivers?, technicians?
`;

const some = `\\b\\d{1,4} ?(?:\\w+ )?${heads}\\b`;
const next = `(?:,? (?:and|plus|\\+|&)|,)? (?=\\d)${some}`;
const single = wordList`boss, manager, director, lead, assistant, owner, secretary, receptionist, intern`;
const oneMore = `,? (?:and|plus) (?:an?|one|my|our|the) ${single}\\b`;
const series = new RegExp(`${some}(?:(?:${next})+(?:${oneMore})?|${oneMore})`, "gi");
const endsWithOne = new RegExp(`${oneMore}$`, "i");

/** Guests and viewers take no seat. */
const withoutSeat =
  /,?(?: (?:and|plus|with|the))* ?\b\d{1,4} (?:(?:are|free|of them|only|just) ){0,3}(?:guests?|viewers?|readers?)\b/gi;
/** Returns a text without the people who take no seat. */
export const seatsOnly = (text: string): string => text.replace(withoutSeat, " ");

/** What may follow a number of people that has no noun: “with Business for all 22, yearly”. */
const afterBare = wordList`on, with, at, in team, in business, then, now, instead, a year, a month, yearly, monthly, annually, per, and, or, paid, paying`;
const bare = new RegExp(
  `\\b(?:all (?:of )?(?:the )?|all of us |for (?:all |the |only |just )?|with (?:only |just )?)(\\d{1,4})(?=\\s*(?:[,?!]|[.](?!\\d)|$)|\\s+(?:${afterBare})\\b)`,
  "i",
);

/** Returns the number of people in a question for a price that has no noun for them; undefined if there is none. */
export const bareCount = (text: string): number | undefined => {
  const digits = bare.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** “12 people, 5 developers and 7 designers” states the total first. */
const whole =
  /^\d+ ?(?:people|persons|users|members|employees|staff|colleagues|of us|seats|folks)\b/i;

const adding = new RegExp(
  `\\b(?:add|adding|hire|hiring|invite|inviting) (\\d{1,3}) (?:(?:more|new|extra) )?${heads}\\b`,
  "i",
);
const present =
  /\b(\d{1,4}) (?:so far|at the moment|right now|currently|already|until now|existing)\b|\b(?:we are|we have|there are|currently) (\d{1,4})\b/i;

/** “Add 4 people, we are 10 so far”: 14. */
function grown(text: string): string {
  const added = adding.exec(text)?.[1];
  const rest = text.replace(adding, " ");
  const [, before, now = before] = present.exec(rest) ?? [];
  return added === undefined || now === undefined
    ? text
    : `${rest.replace(present, " ")} ${Number(added) + Number(now)} people`;
}

const other = wordList`one( more)?, another( one)?, the other( one)?, the second( one)?`;
/** “One 9 people, one 13”: two groups, of which the second has no noun. */
const groups = new RegExp(
  `\\b(\\d{1,4}) ?(${heads}),? (?:and )?(?:${other})(?: (?:is|has|with))? (\\d{1,4})\\b(?! ?\\w+ (?:a|per) )`,
  "gi",
);

/**
 * Adds up groups of people: “6 nurses and 2 doctors” are 8. A total stated before its parts is kept, and those who
 * join are added.
 */
export const summed = (text: string): string =>
  grown(text)
    .replace(groups, "$1 $2 and $3 $2")
    .replace(series, (all) => {
      const [first = 0, ...others] = (all.match(/\d+/g) ?? []).map(Number);
      const rest = others.reduce((sum, one) => sum + one, endsWithOne.test(all) ? 1 : 0);
      return `${first === rest && whole.test(all) ? first : first + rest} people`;
    });
