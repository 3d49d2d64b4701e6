import type { Part } from "./style-parts.server.ts";

/** The framework's rule that makes every line solid, and all of no width. */
const allSolid = /(?:^|;)border:0 solid(?:;|$)/;

/** Properties that give lines a style. */
const styleOfLines =
  /^border(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?(?:-style)?$/;

const solidLine = /^border(?:-[a-z]+)?-style:solid$/;

/** Whether a declaration may give a line another style than solid, as `border:0` does. */
function isOtherLine(declaration: string): boolean {
  const colon = declaration.indexOf(":");
  return (
    styleOfLines.test(declaration.slice(0, colon)) &&
    !/\bsolid\b/.test(declaration.slice(colon + 1))
  );
}

/** Removes what makes a line solid from the rules of a document in which no line is anything else. */
export function withoutSolidLines(parts: readonly Part[]): readonly Part[] {
  const bodies = parts.flatMap(bodiesOf);
  if (!bodies.some((text) => allSolid.test(text))) return parts;
  if (bodies.some((text) => text.split(";").some(isOtherLine))) return parts;
  const strip = (part: Part): Part[] => {
    if (part.kind === "group") return [{ ...part, parts: part.parts.flatMap(strip) }];
    if (part.kind !== "rule") return [part];
    const declarations = part.body.text.split(";").filter((each) => !solidLine.test(each));
    if (declarations.length === 0) return [];
    return [{ ...part, body: { ...part.body, text: declarations.join(";") } }];
  };
  return parts.flatMap(strip);
}

const bodiesOf = (part: Part): string[] =>
  part.kind === "group"
    ? part.parts.flatMap(bodiesOf)
    : part.kind === "rule"
      ? [part.body.text]
      : [];
