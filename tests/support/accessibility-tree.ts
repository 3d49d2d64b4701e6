import { expect, type Page } from "@playwright/test";
import { laidOut } from "./laid-out.ts";

/** What a screen reader gets from a page: the browser's own accessibility tree. */

export type Heard = {
  role: string;
  name: string;
  /** The texts below it, one after the other. */
  text: string;
  /** What is read after the name, such as a field's mistake. */
  description: string;
  /** Its states that are not as in the beginning, such as “focused”, “checked” or “live: polite”. */
  states: readonly string[];
};

type TreeNode = {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
};

const toldStates = new Set(["focused", "checked", "disabled", "expanded", "invalid", "pressed"]);

/** Returns the states that a screen reader adds to a name. */
const statesOf = ({ properties = [] }: TreeNode): string[] =>
  properties.flatMap(({ name, value: { value } }) => {
    if (name === "live") return [`live: ${value}`];
    return toldStates.has(name) && value !== false && value !== "false" ? [name] : [];
  });

export async function heard(page: Page): Promise<Heard[]> {
  await laidOut(page);
  const session = await page.context().newCDPSession(page);
  // The protocol's values may be of any type; role and name are always strings.
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: TreeNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node: TreeNode): string =>
    node.role?.value === "StaticText"
      ? (node.name?.value ?? "")
      : (node.childIds ?? [])
          .map((id) => byId.get(id))
          .map((child) => (child ? textOf(child) : ""))
          .join(" ");
  return nodes
    .filter(({ ignored }) => !ignored)
    .map((node) => ({
      role: node.role?.value ?? "",
      name: (node.name?.value ?? "").trim(),
      text: textOf(node).replace(/\s+/g, " ").trim(),
      description: (node.description?.value ?? "").trim(),
      states: statesOf(node),
    }));
}

/** Returns what has the focus, which is what a screen reader reads next: the innermost element of the tree. */
async function focused(page: Page): Promise<Heard | undefined> {
  return (await heard(page)).findLast(({ states }) => states.includes("focused"));
}

const named = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "combobox",
  "listbox",
  "option",
  "radio",
  "checkbox",
  "slider",
  "spinbutton",
  "dialog",
  "alertdialog",
  "image",
  "img",
  "region",
  "heading",
  "DisclosureTriangle",
  "group",
  "tab",
  "log",
]);

const landmarks = new Set([
  "banner",
  "main",
  "contentinfo",
  "navigation",
  "complementary",
  "region",
  "search",
  "form",
]);

/** Returns elements that lack a name or cannot be told apart, as “what: role name”; empty for an accessible page. */
export async function muddles(page: Page): Promise<string[]> {
  const all = await heard(page);
  const marks = all
    .filter(({ role }) => landmarks.has(role))
    // A form without a name is no landmark: https://www.w3.org/TR/html-aam-1.0/#el-form
    .filter(({ role, name }) => role !== "form" || name !== "")
    .map(({ role, name }) => `${role} “${name}”`);
  return [
    // A group without a name is ignored.
    ...all
      .filter(
        ({ role, name, text }) => named.has(role) && name === "" && !(role === "group" && text),
      )
      .map(({ role, text }) => `without a name: ${role} ${text.slice(0, 60)}`),
    ...marks.filter((mark, index) => marks.indexOf(mark) !== index).map((mark) => `twice: ${mark}`),
    ...["banner", "main", "contentinfo"]
      .filter((role) => marks.filter((mark) => mark.startsWith(role)).length > 1)
      .map((role) => `more than one: ${role}`),
    ...(await brokenReferences(page)),
  ];
}

/**
 * Returns ids with a space, which nothing can refer to since references are lists, and references to elements that are
 * not there. What a closed control opens is there as well, so that its id is not first found wrong when it opens.
 */
const brokenReferences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const references = [
      "aria-controls",
      "aria-owns",
      "aria-labelledby",
      "aria-describedby",
      "aria-details",
      "aria-activedescendant",
      "popovertarget",
      "for",
    ];
    const spaced = [...document.querySelectorAll("[id]")]
      .filter(({ id }) => id === "" || /\s/.test(id))
      .map(({ tagName, id }) => `id that nothing can refer to: ${tagName} “${id}”`);
    const missing = references.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? "").split(/\s+/))
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute} names nothing: ${id}`),
    );
    return [...spaced, ...missing];
  });

/** Returns the texts of the live regions that are not empty. */
export const announced = async (page: Page): Promise<string[]> =>
  (await heard(page))
    .filter(({ role, text }) => ["status", "alert"].includes(role) && text !== "")
    .map(({ role, text }) => `${role}: ${text}`);

/**
 * Returns targets that are hard to hit: under 24 pixels in one dimension (WCAG 2.5.8). Links in running text are
 * exempt, and so are targets enlarged by a label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]")
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => !target.closest("[aria-hidden=true], [inert]"))
        .map((target) => target.closest("label") ?? target)
        // Skips elements that are visible only on keyboard focus, and large then.
        .filter((target) => getComputedStyle(target).clipPath !== "inset(50%)")
        .filter((target) => {
          const text = target.parentElement?.textContent?.replace(target.textContent ?? "", "");
          const isInText = getComputedStyle(target).display === "inline" && /\S/.test(text ?? "");
          return !isInText;
        })
        .map((target) => {
          // A link that covers all of its card.
          const { position, content } = getComputedStyle(target, "::after");
          const isLaidOver = position === "absolute" && content !== "none";
          const area = isLaidOver && target instanceof HTMLElement && target.offsetParent;
          return { target, box: (area || target).getBoundingClientRect() };
        })
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(
          ({ target, box }) =>
            `${target.tagName} ${(target.textContent || target.getAttribute("aria-label") || "").trim().slice(0, 40)}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        ),
    );

/** Asserts that everything has a distinct name and nothing is hard to hit. */
export async function readsWell(page: Page, state: string): Promise<void> {
  expect(await muddles(page), state).toEqual([]);
  expect(await smallTargets(page), state).toEqual([]);
}

/** Asserts the same on the narrowest screen and on a wide one, of a state that outlives the change. */
export async function readsWellAtAnyWidth(page: Page, state: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await readsWell(page, `${state}, ${width}`);
  }
  if (before) await page.setViewportSize(before);
}

/** Reads what the focus tells, once it has come to an element of that role. */
export async function focusOn(page: Page, role: string) {
  await expect.poll(async () => (await focused(page))?.role).toBe(role);
  const told = await focused(page);
  if (!told) throw new Error("Nothing has the focus.");
  return told;
}
