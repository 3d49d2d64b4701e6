/**
 * Parses a regular expression's source into a tree, in just enough detail to generate texts that nearly match.
 * https://tc39.es/ecma262/#sec-patterns
 */

export type Part =
  | { kind: "sequence"; parts: readonly Part[] }
  | { kind: "choice"; ways: readonly Part[] }
  /** One character, as a pattern of its own. */
  | { kind: "character"; source: string }
  | { kind: "repeat"; part: Part; from: number; to: number }
  /** Matches nothing itself: an anchor, a lookahead or a lookbehind. */
  | { kind: "empty" };

export function readPattern(source: string): Part {
  let at = 0;
  const rest = () => source.slice(at);
  const taken = (pattern: RegExp): string | undefined => {
    const [found] = pattern.exec(rest()) ?? [];
    at += found?.length ?? 0;
    return found;
  };

  function choice(): Part {
    const ways = [sequence()];
    while (source[at] === "|") {
      at += 1;
      ways.push(sequence());
    }
    const [only] = ways;
    return ways.length === 1 && only ? only : { kind: "choice", ways };
  }

  function sequence(): Part {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")")
      parts.push(repeated(single()));
    return { kind: "sequence", parts };
  }

  function single(): Part {
    if (source[at] === "(") {
      const opening = taken(/^\((?:\?(?:[:=!]|<[=!]|<\w+>|[ims-]+:))?/) ?? "";
      const inside = choice();
      at += 1;
      return /[=!]$/.test(opening) ? { kind: "empty" } : inside;
    }
    if (taken(/^(?:[\^$]|\\[bB])/)) return { kind: "empty" };
    // A back reference counts as empty, because captures that are referenced are short.
    if (taken(/^\\(?:[1-9]\d*|k<\w+>)/)) return { kind: "empty" };
    const character =
      taken(/^\[(?:\\[\s\S]|[^\]\\])*\]/) ??
      taken(/^\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]+\}|[\s\S])/i) ??
      taken(/^[\s\S]/u) ??
      "";
    return { kind: "character", source: character };
  }

  function repeated(part: Part): Part {
    const times = taken(/^(?:[*+?]|\{\d+(?:,\d*)?\})\??/);
    if (times === undefined) return part;
    if (times.startsWith("*")) return { kind: "repeat", part, from: 0, to: Infinity };
    if (times.startsWith("+")) return { kind: "repeat", part, from: 1, to: Infinity };
    if (times.startsWith("?")) return { kind: "repeat", part, from: 0, to: 1 };
    const [, from = "0", comma, to] = /^\{(\d+)(,?)(\d*)\}/.exec(times) ?? [];
    return {
      kind: "repeat",
      part,
      from: Number(from),
      to: comma === "" ? Number(from) : to === "" ? Infinity : Number(to),
    };
  }

  return choice();
}
