/**
 * Puts the values of variables where they are asked for.
 *
 * @param declarations of a rule, as text.
 * @param values by name; undefined where a variable has none: then what is asked for instead stands there.
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

/** Where the bracket closes that is open at `from`. */
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
