import { parse as parseSelector, type Selector, SelectorType } from "css-what";
import postcss, { type ChildNode, type Declaration } from "postcss";
import { type NamesOf, piecesOf } from "./class-names.server.ts";
import { bodyOf } from "./joined-rules.server.ts";
import { settleVariables } from "./settled-variables.server.ts";
import { type Choice, type Part, printWithDefinitions } from "./style-parts.server.ts";

/**
 * Cuts a style sheet down to the rules that a document uses: each page carries its styles inline, and the whole sheet
 * has rules for all pages. A rule stays when its classes, ids and tags all occur in the document. What stands in
 * `:is()`, `:not()` or `:where()`, attributes and states are not looked at: they change while a page is open.
 */

/** A style sheet, taken apart once, with the classes that it names. */
export type StyleIndex = { parts: readonly Part[]; classes: ReadonlySet<string> };

/** What an element must be for its pseudo-element to be there; one that is not named is there on any. */
const ownersOfPseudoElements: readonly [pseudo: RegExp, owner: string][] = [
  [/^file-selector-button$/, "[type=file]"],
  [/^-webkit-(?:date|calendar)/, "[type=date]"],
  [/^-webkit-search/, "[type=search]"],
  [/^-webkit-(?:inner|outer)-spin-button$/, "[type=number]"],
  [/^placeholder$/, "[placeholder]"],
];

/** Firefox's own states: it is invalid only where something is typed, and our rule for `:focus-visible` counts over the last. */
const ownersOfStates: Readonly<Record<string, string>> = {
  "-moz-ui-invalid": "input",
  "-moz-focusring": "never",
};

/** What the framework says of the root's type, and what holds there anyway. */
const isFirstValueOfRoot = (selector: string, { prop, value }: Declaration): boolean =>
  /^html\b/.test(selector) && prop.startsWith("font-") && value === "initial";

/** For browsers older than those that the site is built for (vite.config.ts): they do not know `@property`. */
const forOldBrowsers = "layer properties";

/** Every browser that the site is built for mixes colours. */
const alwaysSupported = /^supports \(color: ?color-mix\(in lab, ?red, ?red\)\)$/;

/** What shows only under a pointer, or on something that has been opened by one: no page needs it for its first paint. */
const laterStates = /(?<!\\):(?:hover|active|:backdrop)\b/;

/** What is for paper, and for browsers without scripts, to which the later sheet is one of the head. */
const laterGroups = /^@media (?:print|\(scripting: ?none\))$/;

const groups = new Set(["media", "supports", "layer", "container"]);

const declarationsOf = (node: ChildNode): Declaration[] =>
  node.type === "rule" ? node.nodes.flatMap((child) => (child.type === "decl" ? child : [])) : [];

/** What stands in a style sheet or a group, without what stands there for older browsers. */
function currentNodes(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node, index): ChildNode[] => {
    const inner = alwaysThere(node);
    if (inner) return currentNodes(inner);
    const [replacing] = alwaysThere(nodes[index + 1]) ?? [];
    return replacing && isReplacedBy(node, replacing) ? [] : [node];
  });
}

/** What stands in a group whose condition every browser meets. */
const alwaysThere = (node: ChildNode | undefined): ChildNode[] | undefined =>
  node?.type === "atrule" && alwaysSupported.test(`${node.name} ${node.params}`)
    ? node.nodes
    : undefined;

/** The same selector, and nothing declared that the other does not declare too. */
const isReplacedBy = (node: ChildNode, other: ChildNode): boolean => {
  if (node.type !== "rule" || other.type !== "rule" || node.selector !== other.selector)
    return false;
  const replaced = new Set(declarationsOf(other).map(({ prop }) => prop));
  return node.nodes.every((child) => child.type === "decl" && replaced.has(child.prop));
};

export function indexStyles(sheet: string): StyleIndex {
  const asked = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
  /** Tailwind sets some variables for utilities that a sheet may not have. */
  const isIdle = ({ prop }: Declaration) => prop.startsWith("--") && !asked.has(prop);
  const classes = new Set<string>();
  const needOf = (token: Selector): string[] => {
    if (token.type === SelectorType.Tag) return [token.name];
    if (token.type === SelectorType.PseudoElement)
      return ownersOfPseudoElements.flatMap(([pseudo, owner]) =>
        pseudo.test(token.name) ? [owner] : [],
      );
    if (token.type === SelectorType.Pseudo) return [ownersOfStates[token.name] ?? []].flat();
    if (
      token.type !== SelectorType.Attribute ||
      (token.action !== "element" && token.action !== "equals")
    )
      return [];
    if (token.name === "id") return [`#${token.value}`];
    return token.name === "class" ? [`.${token.value}`] : [];
  };
  /** The text of a selector stays as it is written: taken apart and put together it may be escaped in another way. */
  const choicesOf = (selectors: readonly string[], inLaterGroup: boolean): Choice[] =>
    selectors.map((text) => {
      const pieces = piecesOf(text);
      for (const piece of pieces) if (typeof piece !== "string") classes.add(piece.className);
      const needs = (parseSelector(text)[0] ?? []).flatMap(needOf);
      // What every element may have stays: the sheet that comes later is for classes.
      return {
        pieces,
        needs,
        isLater: inLaterGroup || (pieces.length > 1 && laterStates.test(text)),
      };
    });

  const partOf = (node: ChildNode, inLaterGroup = false): Part[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") {
      const declarations = declarationsOf(node);
      const choices = choicesOf(node.selectors, inLaterGroup);
      const isForAll = !choices.some(({ needs }) => needs.some((need) => need.startsWith(".")));
      if (
        isForAll &&
        declarations.length === node.nodes.length &&
        declarations.every((d) => d.variable)
      ) {
        return [
          {
            kind: "variables",
            head: node.selector,
            declarations: declarations.map((child) => ({
              name: child.prop,
              text: child.toString(),
            })),
          },
        ];
      }
      const body = bodyOf(
        node.nodes.flatMap((child) =>
          child.type === "decl" && (isIdle(child) || isFirstValueOfRoot(node.selector, child))
            ? []
            : [String(child)],
        ),
      );
      return body.text === "" ? [] : [{ kind: "rule", choices, body }];
    }
    if (node.type !== "atrule") return [{ kind: "always", text: String(node) }];
    const head = `@${node.name}${node.params === "" ? "" : ` ${node.params}`}`;
    if (`${node.name} ${node.params}` === forOldBrowsers) return [];
    if (groups.has(node.name) && node.nodes) {
      const isLater = inLaterGroup || laterGroups.test(head);
      const parts = currentNodes(node.nodes).flatMap((each) => partOf(each, isLater));
      return [{ kind: "group", head, parts }];
    }
    if (node.name === "property") {
      const initial = node.nodes?.flatMap((child) =>
        child.type === "decl" && child.prop === "initial-value" ? [child.value] : [],
      )[0];
      return [{ kind: "property", name: node.params, initial, text: String(node) }];
    }
    if (["keyframes", "position-try"].includes(node.name)) {
      return [{ kind: "definition", name: node.params, text: String(node) }];
    }
    return [{ kind: "always", text: node.nodes ? String(node) : `${head};` }];
  };
  const parts = currentNodes(postcss.parse(sheet).nodes).flatMap((node) => partOf(node));
  return { parts, classes };
}

const asWritten: NamesOf = (className) => [className];

/**
 * The rules that documents lack at first, with the variables that these ask for, since a document has its own only: one
 * sheet for all pages.
 */
export const laterRules = ({ parts }: StyleIndex, namesOf: NamesOf): string =>
  printWithDefinitions(withoutSettled(selectChoices(parts, ({ isLater }) => isLater)), namesOf);

/** The classes that it names: they are called the same on all pages. */
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

/**
 * The part of the sheet that is used where these occur, but for what comes later.
 *
 * @param namesOf what a class is called there.
 */
export function usedStyles(
  { parts }: StyleIndex,
  occurring: ReadonlySet<string>,
  namesOf: NamesOf = asWritten,
): string {
  const selected = selectChoices(
    parts,
    ({ needs, isLater }) => !isLater && needs.every((need) => occurring.has(need)),
  );
  return printWithDefinitions(withoutSettled(selected), namesOf);
}

function selectChoices(parts: readonly Part[], isWanted: (choice: Choice) => boolean): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "group") {
      const inner = selectChoices(part.parts, isWanted);
      if (inner.length > 0) return [{ ...part, parts: inner }];
      // Layers count in the order in which they are first named, also for a sheet that comes later.
      return part.head.startsWith("@layer ") ? [{ kind: "always", text: `${part.head};` }] : [];
    }
    if (part.kind !== "rule") return [part];
    const choices = part.choices.filter(isWanted);
    return choices.length === 0 ? [] : [{ ...part, choices }];
  });
}

/** Registered variables do not inherit: those that no rule sets have their first value everywhere. */
function withoutSettled(parts: readonly Part[]): readonly Part[] {
  const set = new Set(parts.flatMap(variablesSetBy));
  const settled = new Map(
    parts.flatMap((part) =>
      part.kind === "property" && !set.has(part.name) ? [[part.name, part.initial]] : [],
    ),
  );
  const settle = (part: Part): Part => {
    if (part.kind === "rule")
      return {
        ...part,
        body: { ...part.body, text: settleVariables(part.body.text, settled) },
      };
    return part.kind === "group" ? { ...part, parts: part.parts.map(settle) } : part;
  };
  return parts.map(settle);
}

function variablesSetBy(part: Part): string[] {
  if (part.kind === "group") return part.parts.flatMap(variablesSetBy);
  if (part.kind === "variables") return part.declarations.map(({ name }) => name);
  if (part.kind !== "rule") return [];
  return [...part.body.text.matchAll(/(?:^|[{;])(--[\w-]+):/g)].map(([, name = ""]) => name);
}
