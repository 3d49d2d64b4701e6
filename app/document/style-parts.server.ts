import { type NamesOf, namedSelectors, type SelectorPieces } from "./class-names.server.ts";
import { type Printed, type RuleBody, withJoinedRules } from "./joined-rules.server.ts";

export type Choice = { pieces: SelectorPieces; needs: readonly string[]; isLater: boolean };
/** A part of a style sheet, which a document may have or lack. */
export type Part =
  | { kind: "rule"; choices: readonly Choice[]; body: RuleBody }
  | { kind: "group"; head: string; parts: readonly Part[] }
  | { kind: "variables"; head: string; declarations: readonly { name: string; text: string }[] }
  | { kind: "definition"; name: string; text: string }
  | { kind: "property"; name: string; initial: string | undefined; text: string }
  | { kind: "always"; text: string };

/** Prints rules with the variables and definitions that they use. */
export function printWithDefinitions(parts: readonly Part[], namesOf: NamesOf): string {
  const named = textsOf(parts);
  // A variable may be used in another variable's value, and a definition in either.
  let used = namesIn(named.rules);
  for (let size = 0; size !== used.size; ) {
    size = used.size;
    const asked = named.definitions.flatMap(({ name, text }) => (used.has(name) ? text : []));
    used = used.union(namesIn(asked.join(";")));
  }
  return print(parts, namesOf, used);
}

/** Collects the texts in which names may occur: the declarations of rules, and variables and definitions by name. */
function textsOf(parts: readonly Part[]): {
  rules: string;
  definitions: { name: string; text: string }[];
} {
  const rules: string[] = [];
  const definitions: { name: string; text: string }[] = [];
  const gather = (part: Part): void => {
    if (part.kind === "group") part.parts.forEach(gather);
    else if (part.kind === "rule") rules.push(part.body.text);
    else if (part.kind === "always") rules.push(part.text);
    else if (part.kind === "variables") definitions.push(...part.declarations);
    else definitions.push(part);
  };
  parts.forEach(gather);
  return { rules: rules.join(";"), definitions };
}

/** Returns the variables and the words of `animation` declarations. */
const namesIn = (css: string): Set<string> =>
  new Set([
    ...(css.match(/--[\w-]+/g) ?? []),
    ...(css.match(/animation[^;{}]*/g) ?? []).flatMap(
      (declared) => declared.match(/[\w-]+/g) ?? [],
    ),
  ]);

const print = (parts: readonly Part[], namesOf: NamesOf, used: ReadonlySet<string>): string =>
  withJoinedRules(parts.map((part) => printPart(part, namesOf, used)));

function printPart(part: Part, namesOf: NamesOf, used: ReadonlySet<string>): Printed {
  if (part.kind === "rule") {
    const selectors = part.choices.flatMap(({ pieces }) => namedSelectors(pieces, namesOf));
    return { selector: selectors.join(","), body: part.body };
  }
  if (part.kind === "always") return part.text;
  if (part.kind === "definition" || part.kind === "property")
    return used.has(part.name) ? part.text : "";
  if (part.kind === "group") {
    const inner = print(part.parts, namesOf, used);
    return inner === "" ? "" : `${part.head}{${inner}}`;
  }
  const kept = part.declarations.filter(({ name }) => used.has(name));
  return kept.length === 0 ? "" : `${part.head}{${kept.map(({ text }) => text).join(";")}}`;
}
