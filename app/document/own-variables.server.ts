import postcss, { type Declaration, type Rule } from "postcss";
import { settleVariables } from "./settled-variables.server.ts";

/**
 * Writes a variable's value where it is used, if each rule that names the variable sets it for itself: Tailwind keeps
 * shadows and digit styles in variables so that other utilities can add to them. All these rules must use the variable
 * in the same properties, so that the winning rule decides on the variable and the properties alike.
 */
export function withoutOwnVariables(sheet: string): string {
  const root = postcss.parse(sheet);
  const uses = new Map<string, Use[]>();
  const shared = new Set<string>();
  root.walkDecls((declaration) => {
    const rule = declaration.parent;
    const names = declaration.value.match(/--[\w-]+/g) ?? [];
    if (rule?.type !== "rule" || isInKeyframes(rule)) {
      for (const name of names) shared.add(name);
      return;
    }
    if (isFallback(rule)) return;
    const of = (name: string): Use => {
      const all = uses.get(name) ?? [];
      uses.set(name, all);
      const known = all.find((use) => use.rule === rule);
      if (known) return known;
      const use = { rule, settings: [], users: [] };
      all.push(use);
      return use;
    };
    if (declaration.variable) of(declaration.prop).settings.push(declaration);
    const asked = new Set([...declaration.value.matchAll(/var\((--[\w-]+)/g)].map(([, n]) => n));
    for (const name of names) {
      // The name of a variable that changes gradually, or one in another's value.
      if (!asked.has(name) || declaration.variable) shared.add(name);
      else of(name).users.push(declaration);
    }
  });
  for (const [name, all] of uses) {
    if (shared.has(name) || new Set(all.map(signature)).size !== 1) continue;
    for (const { settings, users } of all) {
      const [setting] = settings;
      if (settings.length !== 1 || !setting || setting.important || users.length === 0) break;
      for (const user of users)
        user.value = settleVariables(user.value, new Map([[name, setting.value]]));
      setting.remove();
    }
  }
  return root.toString();
}

/** What a rule has to do with a variable. */
type Use = { rule: Rule; settings: Declaration[]; users: Declaration[] };

/** Says how often a rule sets a variable, and which properties use it. */
const signature = ({ settings, users }: Use): string =>
  [settings.length, ...users.map(({ prop, important }) => `${prop}${important ? "!" : ""}`)].join();

const isInKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";

/** Whether a rule is for browsers that cannot register variables: documents lack these rules. */
function isFallback(rule: Rule): boolean {
  for (let node: Rule["parent"] | undefined = rule.parent; node; node = node.parent as typeof node)
    if (node.type === "atrule" && "params" in node && node.params === "properties") return true;
  return false;
}
