/**
 * Declarations of a rule as text, and the families of their properties. Within a family, one property may override
 * another.
 */
export type RuleBody = { text: string; families: ReadonlySet<string> };

/** A rule, or any other part of a sheet as text. */
export type Printed = string | { selector: string; body: RuleBody };

/** Families of properties that set or alias one another without sharing their first word. */
const families: readonly [family: string, members: RegExp][] = [
  ["wrap", /^(?:text-wrap|white-space)/],
  ["inset", /^(?:top|right|bottom|left)$/],
  ["gap", /^(?:row|column)-gap$/],
  ["place", /^(?:align|justify)-/],
  ["font", /^line-height$/],
  ["size", /^(?:(?:min|max)-)?(?:width|height|inline-size|block-size)$/],
];

const familyOf = (declaration: string): string => {
  const property = declaration.slice(0, declaration.indexOf(":")).replace(/^-(?:webkit|moz)-/, "");
  // A variable is a family of its own.
  if (property.startsWith("--")) return property;
  const [first = property] = property.split("-", 1);
  return families.find(([, members]) => members.test(property))?.[0] ?? first;
};

/** Removes the spaces after commas, except where the declaration contains a string. */
const tight = (declaration: string): string =>
  declaration.includes('"') ? declaration : declaration.replace(/,\s+/g, ",");

export const bodyOf = (declarations: readonly string[]): RuleBody => ({
  text: [...new Set(declarations)].map(tight).join(";"),
  families: new Set(declarations.map(familyOf)),
});

/** The declaration that begins each of Tailwind's rules for a pseudo-element: once is enough. */
const generated = 'content:"";';

const joined = ([first = "", ...others]: readonly string[]): string =>
  [
    first,
    ...others.map((body) => (first.startsWith(generated) ? body.replace(generated, "") : body)),
  ].join(";");

/**
 * Prints neighbouring rules. A rule whose selector occurred earlier is merged into that rule, unless a rule in
 * between declares a property of the same family. Classes that share a name bring many such rules.
 */
export function withJoinedRules(parts: readonly Printed[]): string {
  const rules: { selector: string; bodies: string[]; families: Set<string> }[] = [];
  let result = "";
  const flush = () => {
    result += rules.map(({ selector, bodies }) => `${selector}{${joined(bodies)}}`).join("");
    rules.length = 0;
  };
  for (const part of parts) {
    if (part === "") continue;
    if (typeof part === "string") {
      flush();
      result += part;
      continue;
    }
    const { selector, body } = part;
    const at = rules.findLastIndex((rule) => rule.selector === selector);
    const same = rules[at];
    if (same && rules.slice(at + 1).every((rule) => rule.families.isDisjointFrom(body.families))) {
      same.bodies.push(body.text);
      for (const family of body.families) same.families.add(family);
    } else rules.push({ selector, bodies: [body.text], families: new Set(body.families) });
  }
  flush();
  return result;
}
