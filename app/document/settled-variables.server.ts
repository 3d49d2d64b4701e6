import postcss from "postcss";

/**
 * Resolves variables that the sheet neither sets nor registers: Tailwind reads some that only unused utilities would
 * set.
 */
export function withoutUnsetVariables(sheet: string): string {
  const root = postcss.parse(sheet);
  const known = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => void known.add(prop));
  root.walkAtRules("property", ({ params }) => void known.add(params));
  const isUnset = (name: string) => name.startsWith("--") && !known.has(name);
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const unset = (value.match(/--[\w-]+/g) ?? []).filter(isUnset);
    if (unset.length === 0) return;
    declaration.value =
      prop === "transition-property"
        ? value
            .split(/,\s*/)
            .filter((name) => !isUnset(name))
            .join(",")
        : settleVariables(value, new Map(unset.map((name) => [name, undefined])));
  });
  return root.toString();
}

/**
 * Replaces `var()` with the values of the variables.
 *
 * @param declarations of a rule, as text.
 * @param values by name; where a variable has none (undefined), the fallback of its `var()` is used.
 */
export function settleVariables(
  declarations: string,
  values: ReadonlyMap<string, string | undefined>,
): string {
  let result = "";
  let at = 0;
  for (const match of declarations.matchAll(/var\((--[\w-]+)/g)) {
    const [asked, name = ""] = match;
    if (match.index < at || !values.has(name)) continue;
    const from = match.index + asked.length;
    const to = closingBracket(declarations, from);
    const rest = declarations.slice(from, to);
    const value = values.get(name) ?? (rest.startsWith(",") ? rest.slice(1).trim() : undefined);
    if (value === undefined) continue;
    result += declarations.slice(at, match.index) + settleVariables(value, values);
    at = to + 1;
  }
  return result + declarations.slice(at);
}

/** Returns the index of the bracket that closes the one open at `from`. */
function closingBracket(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    if (depth === 0) break;
  }
  return at;
}
