import { anywhere, wordList } from "../../../../understanding/word-list.ts";

/** Addresses in the way of other countries: “ulica Długa 8”, “Rue Verte 12”. */

const streets = wordList`ulica, ul\.?, rue, via, calle, rua, avenida, piazza, plaza, platz, allee, aleja`;
const named = new RegExp(
  String.raw`\b(${streets} \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,? \d{1,4}[a-z]?)\b`,
  "iu",
);
const alone =
  /^(?:(?:in|at|address(?: is)?:?) )?(\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,2} \d{1,4}[a-z]?)$/u;
const notStreet = anywhere(
  wordList`january, february, march, april, may, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, for, from, at, only, max, under, over, until, open, price`,
);

/** Returns the address of a clause that holds nothing else. */
export function addressIn(clause: string): string | undefined {
  const found = named.exec(clause)?.[1] ?? alone.exec(clause.trim())?.[1];
  return found === undefined || notStreet.test(found) ? undefined : found;
}
