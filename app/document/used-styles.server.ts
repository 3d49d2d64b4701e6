import { parse as parseSelector, type Selector, SelectorType } from "css-what";
import postcss, { type ChildNode, type Declaration, type Root } from "postcss";
import { type NamesOf, piecesOf } from "./class-names.server.ts";
import { bodyOf } from "./joined-rules.server.ts";
import {
  isFinishingTouch,
  isForChanges,
  laterGroups,
  laterStates,
} from "./later-choices.server.ts";
import { settleVariables } from "./settled-variables.server.ts";
import { withoutSolidLines } from "./solid-lines.server.ts";
import { type Choice, type Part, printWithDefinitions } from "./style-parts.server.ts";

/**
 * Reduces a style sheet to the rules that a document uses: each page inlines its styles, and the whole sheet has the
 * rules of all pages. A rule stays when its classes, ids and tags all occur in the document. Attributes, states and
 * the arguments of `:is()`, `:not()` and `:where()` are ignored, because they change while a page is open.
 */

/** A parsed style sheet, with the classes that it names. */
export type StyleIndex = { parts: readonly Part[]; classes: ReadonlySet<string> };

/** The element that a pseudo-element requires. Pseudo-elements that are not listed exist on any element. */
const ownersOfPseudoElements: readonly [pseudo: RegExp, owner: string][] = [
  [/^file-selector-button$/, "[type=file]"],
  [/^-webkit-(?:date|calendar)/, "[type=date]"],
  [/^-webkit-search/, "[type=search]"],
  [/^-webkit-(?:inner|outer)-spin-button$/, "[type=number]"],
  [/^placeholder$/, "[placeholder]"],
];

/**
 * Requirements of Firefox's own states: `:-moz-ui-invalid` applies only to inputs, and our `:focus-visible` rule
 * overrides `:-moz-focusring`.
 */
const ownersOfStates: Readonly<Record<string, string>> = {
  "-moz-ui-invalid": "input",
  "-moz-focusring": "never",
};

/** Whether the framework gives the root a text property that `body` sets too, or the initial value of one. */
const isOfNoEffect = (
  selector: string,
  { prop, value }: Declaration,
  ofBody: ReadonlySet<string>,
): boolean =>
  /^html\b/.test(selector) &&
  (ofBody.has(prop) || (prop.startsWith("font-") && /^(?:initial|normal)$/.test(value)));

/** What `body` declares for all that is shown, so that the framework's values for the root have no effect. */
const textOfRoot = new Set(["font-family", "line-height"]);

const propertiesOf = (sheet: Root, selector: string): Set<string> =>
  new Set(
    sheet.nodes.flatMap((node) =>
      node.type === "rule" && node.selector === selector
        ? declarationsOf(node).map(({ prop }) => prop)
        : [],
    ),
  );

/** Selectors of elements that have a shadow tree, which none of ours have. */
const shadowHost = /^:host\b/;

/** The fallback for browsers without `@property`, all older than those that the site is built for (vite.config.ts). */
const forOldBrowsers = "layer properties";

/** The condition for `color-mix()`, which every browser that the site is built for supports. */
const alwaysSupported = /^supports \(color: ?color-mix\(in lab, ?red, ?red\)\)$/;

/** Rewrites “not at least this wide” as “narrower than this”. */
const narrower = (condition: string): string =>
  condition.replace(/^not all and \(width ?>= ?([\d.]+rem)\)$/, "(width<$1)");

const lessMotion = /^@media \(prefers-reduced-motion: ?reduce\)$/;

/**
 * Whether another rule animates anything, which a rule that stops all motion requires. The later sheet has it in any
 * case.
 */
export const motion = "@motion";

/** What such a rule turns off. */
const moving = /(?:^|;)(?:animation|transition|scroll-behavior)\b/;

const moves = (part: Part): boolean =>
  part.kind === "group"
    ? part.parts.some(moves)
    : part.kind === "rule" && moving.test(part.body.text);

const groups = new Set(["media", "supports", "container", "starting-style"]);

const declarationsOf = (node: ChildNode): Declaration[] =>
  node.type === "rule" ? node.nodes.flatMap((child) => (child.type === "decl" ? child : [])) : [];

/** Returns the nodes of a style sheet or group, without their fallbacks for older browsers. */
function currentNodes(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node, index): ChildNode[] => {
    const inner = alwaysThere(node);
    if (inner) return currentNodes(inner);
    const [replacing] = alwaysThere(nodes[index + 1]) ?? [];
    return replacing && isReplacedBy(node, replacing) ? [] : [node];
  });
}

/** Returns the nodes of a group whose condition every browser meets. */
const alwaysThere = (node: ChildNode | undefined): ChildNode[] | undefined =>
  node?.type === "atrule" && alwaysSupported.test(`${node.name} ${node.params}`)
    ? node.nodes
    : undefined;

/** Whether the other rule has the same selector and declares at least the same properties. */
const isReplacedBy = (node: ChildNode, other: ChildNode): boolean => {
  if (node.type !== "rule" || other.type !== "rule" || node.selector !== other.selector)
    return false;
  const replaced = new Set(declarationsOf(other).map(({ prop }) => prop));
  return node.nodes.every((child) => child.type === "decl" && replaced.has(child.prop));
};

export function indexStyles(sheet: string): StyleIndex {
  const root = postcss.parse(sheet);
  const ofBody = textOfRoot.intersection(propertiesOf(root, "body"));
  const asked = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
  /** Whether a variable is unused: Tailwind sets some for utilities that a sheet may lack. */
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
  /**
   * Parses selectors but keeps their text as written: printed from the parsed form, it might be escaped differently.
   */
  const choicesOf = (
    selectors: readonly string[],
    inLaterGroup: boolean,
    group: string,
    declarations: readonly Declaration[],
  ): Choice[] =>
    selectors.map((text) => {
      const pieces = piecesOf(text);
      for (const piece of pieces) if (typeof piece !== "string") classes.add(piece.className);
      const needs = (parseSelector(text)[0] ?? []).flatMap(needOf);
      if (lessMotion.test(group) && pieces.length === 1) needs.push(motion);
      // Rules without a class stay, because the later sheet is for classes.
      return {
        pieces,
        needs,
        isLater:
          inLaterGroup ||
          (pieces.length > 1 &&
            (isForChanges(declarations) ||
              laterStates.test(text) ||
              isFinishingTouch(group, text))),
      };
    });

  const partOf = (node: ChildNode, inLaterGroup = false, group = ""): Part[] => {
    if (node.type === "comment") return [];
    if (node.type === "rule") {
      const declarations = declarationsOf(node);
      const selectors = node.selectors.filter((selector) => !shadowHost.test(selector));
      const choices = choicesOf(selectors, inLaterGroup, group, declarations);
      const isForAll = !choices.some(({ needs }) => needs.some((need) => need.startsWith(".")));
      if (
        isForAll &&
        declarations.length === node.nodes.length &&
        declarations.every((d) => d.variable)
      ) {
        return [
          {
            kind: "variables",
            head: selectors.join(","),
            declarations: declarations.map((child) => ({
              name: child.prop,
              text: child.toString(),
            })),
          },
        ];
      }
      const body = bodyOf(
        node.nodes.flatMap((child) =>
          child.type === "decl" && (isIdle(child) || isOfNoEffect(node.selector, child, ofBody))
            ? []
            : [String(child)],
        ),
      );
      return body.text === "" ? [] : [{ kind: "rule", choices, body }];
    }
    if (node.type !== "atrule") return [{ kind: "always", text: String(node) }];
    const head = `@${node.name}${node.params === "" ? "" : ` ${narrower(node.params)}`}`;
    if (`${node.name} ${node.params}` === forOldBrowsers) return [];
    if (groups.has(node.name) && node.nodes) {
      const isLater = inLaterGroup || laterGroups.test(head);
      const parts = currentNodes(node.nodes).flatMap((each) => partOf(each, isLater, head));
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
  const parts = currentNodes(root.nodes).flatMap((node) => partOf(node));
  return { parts, classes };
}

const asWritten: NamesOf = (className) => [className];

/**
 * Prints the rules whose classes, ids and tags all occur, except those of the later sheet.
 *
 * @param namesOf returns the names of a class in the document.
 */
export function usedStyles(
  { parts }: StyleIndex,
  occurring: ReadonlySet<string>,
  namesOf: NamesOf = asWritten,
): string {
  const select = (met: ReadonlySet<string>) =>
    selectChoices(parts, ({ needs, isLater }) => !isLater && needs.every((need) => met.has(need)));
  const still = select(occurring);
  const selected = still.some(moves) ? select(occurring.union(new Set([motion]))) : still;
  return printWithDefinitions(withoutSolidLines(withoutSettled(selected)), namesOf);
}

/** Returns the parts with the rules that have wanted selectors, and with these only. */
export function selectChoices(
  parts: readonly Part[],
  isWanted: (choice: Choice) => boolean,
): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === "group") {
      const inner = selectChoices(part.parts, isWanted);
      return inner.length > 0 ? [{ ...part, parts: inner }] : [];
    }
    if (part.kind !== "rule") return [part];
    const choices = part.choices.filter(isWanted);
    return choices.length === 0 ? [] : [{ ...part, choices }];
  });
}

/**
 * Replaces registered variables that no rule sets with their initial values, which they have everywhere, as they do
 * not inherit.
 */
export function withoutSettled(parts: readonly Part[]): readonly Part[] {
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
        body: { ...part.body, text: withoutIdleParts(settleVariables(part.body.text, settled)) },
      };
    return part.kind === "group" ? { ...part, parts: part.parts.map(settle) } : part;
  };
  return parts.map(settle);
}

/** Removes what unset variables leave of a value: shadows without size or colour, and spaces. */
const withoutIdleParts = (declarations: string): string =>
  declarations.replaceAll("0 0 #0000,", "").replace(/ {2,}/g, " ");

/** Returns the names of the variables that a part sets, each as often as it does. */
export function variablesSetBy(part: Part): string[] {
  if (part.kind === "group") return part.parts.flatMap(variablesSetBy);
  if (part.kind === "variables") return part.declarations.map(({ name }) => name);
  if (part.kind !== "rule") return [];
  return [...part.body.text.matchAll(/(?:^|[{;])(--[\w-]+):/g)].map(([, name = ""]) => name);
}
