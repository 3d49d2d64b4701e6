import { anywhere, wordList } from "../../../../understanding/word-list.ts";
import { monthNames } from "../day.ts";

/** Addresses in the way of other countries: “ulica Długa 8”, “Rue Verte 12”. */

const streets = wordList`
  [Uu]lica, [Uu]l\.?, [Rr]ue, Via, [Cc]alle, [Rr]ua, [Aa]venida, [Pp]iazza, [Pp]laza, [Aa]llee, [Aa]leja
`;
const named = new RegExp(
  String.raw`(?<!\p{L})(${streets} \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,? \d{1,4}[a-z]?)(?![\p{L}\p{N}%])`,
  "u",
);
/** “At Long Lane 8”, “address: Hauptstraße 12”: behind a word that announces a place; “Haircut 18” is a price. */
const announced =
  /^(?:in|at|address(?: is)?:?) (\p{Lu}[\p{L}’'-]+(?: \p{L}[\p{L}’'-]+){0,2} \d{1,4}[a-z]?)$/u;
/** “Hauptstraße 12”: a street by its ending. */
const street =
  /^(\p{Lu}[\p{L}’' -]{0,40}(?:straße|strasse|gasse|weg|platz|street|road|lane) \d{1,4}[a-z]?)$/u;
const notStreet = anywhere(
  wordList`${monthNames}, monday, tuesday, wednesday, thursday, friday, saturday, sunday, for, from, at, only, max, under, over, until, open, price`,
);

/** Returns the address of a clause that holds nothing else. */
export function addressIn(clause: string): string | undefined {
  const own = clause.trim();
  const found = named.exec(clause)?.[1] ?? announced.exec(own)?.[1] ?? street.exec(own)?.[1];
  return found === undefined || notStreet.test(found) ? undefined : found;
}
