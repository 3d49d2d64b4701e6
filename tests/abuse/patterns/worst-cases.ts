import { type Part, readPattern } from "./read-pattern.ts";

/**
 * Generates the most expensive texts for a pattern: those that it begins to match again and again, and never matches
 * to the end.
 */

/** Characters of all kinds that patterns distinguish, the most likely first. */
const alphabet = [..."a1 @.-,'/:%$#?!_=<>{}&;()[]|+*~Z\n\t\"\\é—中"];

/** Endings that make a match fail late. */
const endings = ["!", "\n"];

/** A part that repeats at most this often is cheap anywhere. */
const few = 8;

/** How many texts are tried for each pattern. */
const most = 240;

/** Returns texts of `length` characters that may be expensive for the pattern. */
export function worstCases({ source, flags }: RegExp, length: number): string[] {
  const unicode = flags.replaceAll(/[gyd]/g, "");
  const known = new Map<string, string[]>();

  /** Returns a few different characters that a character of the pattern matches. */
  function charactersOf(of: string): string[] {
    const found = known.get(of);
    if (found) return found;
    const pattern = new RegExp(`^(?:${of})$`, unicode);
    const candidates = of.length === 1 ? [of] : [...alphabet, of.at(-1) ?? ""];
    const fitting = candidates.filter((one) => pattern.test(one)).slice(0, 5);
    known.set(of, fitting);
    return fitting;
  }

  /** Returns short texts that a part matches. */
  function samples(part: Part): string[] {
    switch (part.kind) {
      case "empty":
        return [""];
      case "character":
        return charactersOf(part.source);
      case "choice": {
        const [first, last] = [part.ways[0], part.ways.at(-1)];
        return part.ways
          .flatMap((way) => samples(way).slice(0, way === first || way === last ? 2 : 1))
          .slice(0, 6);
      }
      case "repeat":
        return samples(part.part).map((one) => one.repeat(Math.max(1, Math.min(part.from, 40))));
      case "sequence": {
        const each = part.parts.map(samples);
        const widest = Math.max(0, ...each.map((some) => some.length));
        return Array.from({ length: Math.min(widest, 4) }, (_, index) =>
          each.map((some) => some[index % Math.max(1, some.length)] ?? "").join(""),
        );
      }
    }
  }

  const pumps = new Map<string, Set<string>>();
  const pump = (before: string, repeated: string) => {
    if (repeated === "" || pumps.size > most) return;
    pumps.set(repeated, (pumps.get(repeated) ?? new Set()).add(before));
  };

  /** Collects every repeating part, with a text that leads up to it. */
  function walk(part: Part, before: string): void {
    if (part.kind === "choice") for (const way of part.ways) walk(way, before);
    if (part.kind === "repeat") {
      if (part.to > few) for (const one of samples(part.part)) pump(before, one);
      walk(part.part, before);
    }
    if (part.kind !== "sequence") return;
    let so = before;
    part.parts.forEach((one, index) => {
      walk(one, so);
      // Repeats the beginning of the sequence, to measure the cost of attempts from every position.
      const upTo = part.parts.slice(0, index + 1).map((it) => samples(it)[0] ?? "");
      for (let from = 0; from <= index; from += 1) pump("", upTo.slice(from).join(""));
      so += samples(one)[0] ?? "";
    });
  }
  const tree = readPattern(source);
  // A pattern without large repetitions is equally cheap for every text.
  if (!repeatsMuch(tree)) return [];
  walk(tree, "");

  const texts = new Set<string>();
  for (const [repeated, befores] of pumps) {
    for (const before of new Set(["", ...befores])) {
      for (const ending of endings) {
        const room = length - before.length - ending.length;
        texts.add(
          before + repeated.repeat(Math.max(1, Math.floor(room / repeated.length))) + ending,
        );
      }
    }
  }
  return [...texts].slice(0, most * 2);
}

function repeatsMuch(part: Part): boolean {
  if (part.kind === "repeat") return part.to > few || repeatsMuch(part.part);
  if (part.kind === "choice") return part.ways.some(repeatsMuch);
  return part.kind === "sequence" && part.parts.some(repeatsMuch);
}
