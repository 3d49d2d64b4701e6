import { capital } from "../../../dialogue/reply/reply.ts";
import { pitchOf, toldLines } from "./pitch.ts";
import { type Part, type Recipe, type Values, withArticle } from "./recipe.ts";

/** “A mobile car wash”, but “dog grooming”. */
const oneOf = (what: string): string =>
  /ing$|^\[/.test(what) || what.includes(" from ") ? what : withArticle(what);
const isTaught = /\b(?:courses?|class(?:es)?|lessons?|coaching|training|workshops?)\b/i;
const usual = 3;

/** The requested number of lines: those with given details first; another version starts with the next. */
function chosen(
  values: Values,
  variant: number,
  stated: readonly string[],
  others: readonly string[],
): Part[] {
  const most = values.count ?? usual;
  const all = styled([...stated, ...others], values);
  const at = (variant * most) % Math.max(1, all.length);
  return [...all.slice(at), ...all.slice(0, at)].slice(0, most).map((text) => ({ text }));
}

/** Short lines contain one detail each. */
const styled = (lines: readonly string[], values: Values): string[] =>
  (values.length === "short"
    ? [...new Set(lines.map((line) => line.split(" · ")[0] ?? line))]
        .filter((line) => line.toLowerCase() !== pitchOf(values)?.toLowerCase())
        .toSorted((a, b) => a.length - b.length)
    : lines
  ).map((line) => (values.tone === "fun" && !/[?!]$/.test(line) ? `${line}!` : line));

/** Lines to choose from: subjects of a letter, headlines of an ad. */
export const listing = {
  subject_lines: {
    list: true,
    parts: (values, _formal, variant) => {
      const what = pitchOf(values) ?? "[what is in it]";
      return chosen(values, variant, toldLines(values, what, values.lines), [
        `A quick note about ${what}`,
        `${capital(what)}: what to know first`,
        `Have you thought about ${oneOf(what)}?`,
        `${capital(what)}, in two minutes`,
        `Before you forget: ${what}`,
        `News on ${what}`,
      ]);
    },
    needs: [["thing", "What’s the newsletter about this time?"]],
  },
  headlines: {
    list: true,
    parts: (values, _formal, variant) => {
      const what = pitchOf(values) ?? "[what]";
      return chosen(values, variant, toldLines(values, what, values.lines), [
        isTaught.test(what) ? `${capital(what)}: start this week` : `Looking for ${oneOf(what)}?`,
        ...(values.walkIn ? [`${capital(what)}, around the corner`] : []),
        `Time for ${oneOf(what)}`,
        `${capital(what)}: see for yourself`,
        `Ask us about ${oneOf(what)}`,
        `Thinking of ${oneOf(what)}?`,
      ]);
    },
    needs: [["thing", "What’s the ad selling?"]],
  },
} satisfies Readonly<Record<string, Recipe>>;
