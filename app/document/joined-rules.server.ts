/** What a rule declares: its text, and the families of its properties, of which one may count over another. */
export type RuleBody = { text: string; families: ReadonlySet<string> };

/** A rule, or anything else that stands in a sheet. */
export type Printed = string | { selector: string; body: RuleBody };

/** Properties that set one another, or stand for the same under other names, and do not begin with the same word. */
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
  // A variable is one of its own.
  if (property.startsWith("--")) return property;
  const [first = property] = property.split("-", 1);
  return families.find(([, members]) => members.test(property))?.[0] ?? first;
};

/** Without the spaces after commas, unless they may stand in a text. */
const tight = (declaration: string): string =>
  declaration.includes('"') ? declaration : declaration.replace(/,\s+/g, ",");

export const bodyOf = (declarations: readonly string[]): RuleBody => ({
  text: [...new Set(declarations)].map(tight).join(";"),
  families: new Set(declarations.map(familyOf)),
});

/** What Tailwind begins each rule for a pseudo-element with: once is enough. */
const generated = 'content:"";';

const joined = ([first = "", ...others]: readonly string[]): string =>
  [
    first,
    ...others.map((body) => (first.startsWith(generated) ? body.replace(generated, "") : body)),
  ].join(";");

/**
 * Prints rules of one place in a sheet. One whose selector has stood there before goes to it, where no rule between
 * declares anything that it might then count before. Classes that share a name bring many such rules.
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
