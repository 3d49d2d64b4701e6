import type { NamesOf } from "./class-names.server.ts";
import { settleVariables } from "./settled-variables.server.ts";
import { type Choice, type Part, printWithDefinitions } from "./style-parts.server.ts";
import {
  motion,
  type StyleIndex,
  selectChoices,
  variablesSetBy,
  withoutSettled,
} from "./used-styles.server.ts";

/**
 * Prints the rules that documents lack at first, as one sheet for all pages. It holds rules only: Chromium calculates
 * every element's style again for a sheet that registers a variable, or sets one on the root. So the values of those
 * are in the rules. Faces are the document's.
 */
export function laterRules({ parts }: StyleIndex, namesOf: NamesOf): string {
  const constants = constantsIn(parts);
  const initials = new Map(
    parts.flatMap((part) => (part.kind === "property" ? [[part.name, part.initial]] : [])),
  );
  const rules = withoutSettled(
    selectChoices(parts, ({ isLater, needs }) => isLater || needs.includes(motion)),
  );
  const withValues = (part: Part): Part[] => {
    if (part.kind === "group") return [{ ...part, parts: part.parts.flatMap(withValues) }];
    if (part.kind === "definition") return [part];
    if (part.kind !== "rule") return [];
    const text = settleVariables(part.body.text, constants);
    return [{ ...part, body: { ...part.body, text: withInitialValues(text, initials) } }];
  };
  return printWithDefinitions(rules.flatMap(withValues), namesOf);
}

/** Returns the variables that are set only once, for all elements, by name. */
function constantsIn(parts: readonly Part[]): Map<string, string> {
  const times = Map.groupBy(parts.flatMap(variablesSetBy), (name) => name);
  return new Map(
    parts.flatMap((part) =>
      part.kind !== "variables"
        ? []
        : part.declarations.flatMap(({ name, text }) =>
            times.get(name)?.length === 1 ? [[name, text.slice(text.indexOf(":") + 1).trim()]] : [],
          ),
    ),
  );
}

/** Gives variables their initial values as fallbacks, for documents that do not register them. */
const withInitialValues = (
  declarations: string,
  initials: ReadonlyMap<string, string | undefined>,
): string =>
  declarations.replace(/var\((--[\w-]+)\)/g, (asked, name: string) => {
    const initial = initials.get(name);
    return initial === undefined ? asked : `var(${name},${initial})`;
  });

/** Returns the classes that the later rules name, which keep their names on all pages. */
export const classesOfLaterRules = ({ parts }: StyleIndex): Set<string> =>
  new Set(
    choicesIn(parts).flatMap(({ isLater, pieces }) =>
      isLater ? pieces.flatMap((piece) => (typeof piece === "string" ? [] : piece.className)) : [],
    ),
  );

const choicesIn = (parts: readonly Part[]): readonly Choice[] =>
  parts.flatMap((part) =>
    part.kind === "group" ? choicesIn(part.parts) : part.kind === "rule" ? part.choices : [],
  );
