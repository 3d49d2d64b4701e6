/**
 * Expands a phrase pattern into every phrase it matches: “(the|a) room” gives two. Choices can be nested; “(a|b|)” is
 * optional.
 *
 * @throws Error if brackets do not match, or if there are more than `most` phrases.
 */
export function waysOf(text: string, most = 600): string[] {
  let at = 0;
  const sequence = (): string[] => {
    let found = [""];
    while (at < text.length && text[at] !== "|" && text[at] !== ")") {
      if (text[at] === "(") {
        at += 1;
        const options = choice();
        found = found.flatMap((left) => options.map((right) => left + right));
      } else {
        const from = at;
        while (at < text.length && !"(|)".includes(text[at] ?? "")) at += 1;
        const part = text.slice(from, at);
        found = found.map((left) => left + part);
      }
      if (found.length > most) throw new Error(`“${text}” expands to more than ${most} phrases.`);
    }
    return found;
  };
  const alternatives = (): string[] => {
    const options = sequence();
    while (text[at] === "|") {
      at += 1;
      options.push(...sequence());
    }
    return options;
  };
  const choice = (): string[] => {
    const options = alternatives();
    if (text[at] !== ")") throw new Error(`“${text}” has an unclosed bracket.`);
    at += 1;
    return options;
  };
  const all = alternatives();
  if (at < text.length) throw new Error(`“${text}” has an unmatched closing bracket.`);
  return all.map((way) => way.replace(/\s+/g, " ").trim()).filter((way) => way !== "");
}
