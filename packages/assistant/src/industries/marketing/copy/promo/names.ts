import { wordList } from "../../../../understanding/word-list.ts";
import { namesOther } from "../../drafts/brief/names-other.ts";
import type { Copy } from "../copy.ts";
import { monthNames } from "../day.ts";
import { withSender } from "../facts.ts";
import { tradeNamed } from "./trades.ts";

/** Who sends a promotion: the business and the person, as a message names them. */

const noName = wordList`sale, day, menu, free, new, offer, special, party, evening, night, market, fair, course, class, workshop, summer, winter, spring, autumn, ${monthNames}, \w+days?`;

/** A word of a name: “Sons”, “B12”. */
const capital = String.raw`\p{Lu}[\p{L}\d’'&-]*`;
/** What stands between the words of a name without capitals. */
const small = "&|and|of|the|with|at";
const smallOfTitle = `${small}|in|on|by|for`;
/** Words in capitals, with small words between them: “Hale & Son”, “Back in Form”. */
const inCapitals = (more: string, between = small): string =>
  `${capital}(?:(?: (?:${between})){0,2} ${capital})${more}`;
const capitals = inCapitals("{0,3}");

/** Returns the record with the sender that a message names; “the coach is called Lien” names someone else. */
export function senderFrom(copy: Copy, message: string): Copy {
  const told = withSender(copy, message);
  const titled =
    /\b(?:from|by|sign(?:ed)?(?: it)?(?: as| with)?) ((?:Dr|Prof)\.? \p{Lu}[\p{L}-]+)/u.exec(
      message,
    )?.[1];
  const person = /\b(?:[Ii]'?’?m|[Ii] am) (\p{Lu}\p{Ll}+)(?=[\s,.!]|$)/u.exec(message)?.[1];
  const [, sender, ofSender] = signedFrom.exec(message) ?? [];
  const owner = titled ?? told.owner ?? person ?? sender;
  const place =
    ownsSo.exec(message)?.[1] ??
    calledSo.exec(message)?.[1] ??
    nameAfterTrade(message) ??
    shopIs.exec(message)?.[1] ??
    ofSender ??
    fromAtEnd.exec(message)?.[1];
  const name = place ?? told.name;
  const named: Copy = {
    ...told,
    ...(owner === undefined ? {} : { owner }),
    ...(name === undefined ? {} : { name: wholeOf(name, message) }),
  };
  // “It’s Tannery & Sons” names the business and no person.
  const { owner: _person, ...ofBusiness } = named;
  const next: Copy =
    named.owner !== undefined && named.name?.startsWith(named.owner) === true ? ofBusiness : named;
  if (!namesOther.test(message)) return next;
  const { name: _name, owner: _owner, ...rest } = next;
  return {
    ...rest,
    ...(copy.name === undefined ? {} : { name: copy.name }),
    ...(copy.owner === undefined ? {} : { owner: copy.owner }),
  };
}

/** “Keys with Klara”, of which the first word was taken for the name. */
function wholeOf(name: string, message: string): string {
  const more = `(?:(?: (?:${smallOfTitle}|to|de|la)){0,2} (?!${noName}\\b)${capital}){1,3}`;
  return new RegExp(`(?<!\\p{L})${RegExp.escape(name)}${more}`, "u").exec(message)?.[0] ?? name;
}

/** “…, Lena from Studio Nine” at the end. */
const signedFrom = new RegExp(
  String.raw`[,.!?–-] *(\p{Lu}\p{Ll}+) (?:from|at|of) (${capitals})[.!]*$`,
  "u",
);

/** “I own Gear Five”, “Gear Five here”. */
const ownsSo = new RegExp(
  String.raw`(?:\b(?:[Ii]|[Ww]e) (?:own|run|manage|represent) |^(?=${capitals} here\b))(${capitals})`,
  "u",
);
/** “From Gear Five” at the end. */
const fromAtEnd = new RegExp(`(?:^|[.!?,] )[Ff]rom (${capitals})[.!]*$`, "u");
/** “Called Back in Form”: in capitals, with small words between them. */
const calledSo = new RegExp(
  String.raw`\b(?:called|named) ["“]?(${inCapitals("{1,3}", smallOfTitle)})(?! \d)`,
  "u",
);

const capitalised = inCapitals("{0,3}", `${small}|in`);
/** “My clock workshop is Hale & Son”. */
const wholeName = new RegExp(
  String.raw`(?:^|[.!?,] )(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\p{Ll}-]+ ){1,3}is (?:called )?(${capitalised})(?=[.,!;]|$)`,
  "u",
);
/** “For my pizzeria Forno Rosso”. */
function nameAfterTrade(message: string): string | undefined {
  const trade = tradeNamed(message);
  const own = wholeName.exec(message)?.[1];
  return own !== undefined || trade === undefined
    ? own
    : new RegExp(
        String.raw`\b(?:[Mm]y|[Oo]ur|[Aa]n?|[Tt]he) (?:[\p{L}-]+ ){0,2}?${trade.named.source.replaceAll("\\b", "")}(?: shop| salon| studio)?,? (?:called |named )?["“]?(${capitalised})`,
        "u",
      ).exec(message)?.[1];
}

/** “Shop is Tanner & Sons”. */
const shops = wordList`shop, salon, bakery, cafe, café, studio, place, restaurant, pub, bar, business, company, garage, gym, school, farm, store, practice`;
const shopIs = new RegExp(String.raw`\b${shops}(?: is|'s|’s|:| =) (?:called )?(${capitals})`, "u");

/** “Burger Barn” in a list of what is told, and no “Summer Sale”. */
export const isNameAlone = (clause: string): boolean =>
  onlyName.test(clause.trim()) && !new RegExp(String.raw`\b${noName}\b`, "i").test(clause);
/** “Silver Birch”: nothing but a name. */
export const onlyName = new RegExp(`^${inCapitals("{1,3}")}$`, "u");
