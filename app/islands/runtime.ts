import type { ComponentType } from "react";
import { fetchAhead } from "./fetch-ahead.ts";
import { fetchSiteStyles, loadSiteStyles } from "./site-styles.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * The islands of a document in the browser: finds them, fetches their files at idle, and runs and hydrates each when it is
 * near the window or at the first sign that somebody wants it. React itself is fetched only where a document has an
 * island. docs/islands.md
 */

type IslandModule = { default: ComponentType<object> };

const modules = import.meta.glob<IslandModule>("../**/*.island.tsx");
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.replace(/^.*\//, "").replace(".island.tsx", ""),
    load,
  ]),
);

export const loadReact = () => import("./hydrate.ts");

/** Distance from the window at which an island comes to life. */
const near = "300px";

/** Signs that somebody is about to use what the pointer or the focus is on. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Of such an island a document has the rules for what it shows of it; those for what it may show come with its code. */
const needsSiteStyles = (element: Element): boolean => element.getAttribute("rules") === "site";

type Island = { element: HTMLElement; hydrated?: Promise<void>; unmount?: () => void };
const islands = new Map<Element, Island>();

/** @throws Error when no island has this name. */
export const loaderOf = (name: string) => {
  const load = loaders.get(name);
  if (!load) throw new Error(`No island is called “${name}”.`);
  return load;
};

function hydrateIsland(island: Island): Promise<void> {
  island.hydrated ??= (async () => {
    const { element } = island;
    const [{ default: component }, { hydrate }] = await Promise.all([
      loaderOf(element.getAttribute("name") ?? "")(),
      loadReact(),
      needsSiteStyles(element) ? loadSiteStyles() : undefined,
    ]);
    // A change of page may have taken it away meanwhile.
    if (!element.isConnected) return;
    const props: object = JSON.parse(element.getAttribute("props") ?? "{}");
    const { root, alive } = hydrate(
      element,
      component,
      props,
      element.getAttribute("prefix") ?? "",
    );
    await alive;
    island.unmount = () => root.unmount();
    element.setAttribute("live", "");
  })();
  return island.hydrated;
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = islands.get(target.closest("site-island") ?? target);
      if (!isIntersecting || !island) continue;
      observer.unobserve(target);
      void hydrateIsland(island);
    }
  },
  { rootMargin: near },
);

/** Takes over the islands below `scope`. */
export function startIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>("site-island")) {
    if (islands.has(element)) continue;
    islands.set(element, { element });
    // The element itself has no box (`display: contents`): its first child shows where it is.
    const box = element.firstElementChild;
    if (box && element.getAttribute("when") !== "intent") observer.observe(box);
    whenIdle(() => {
      fetchAhead(element.getAttribute("name") ?? "");
      // Without a network it is tried again when the island runs.
      if (needsSiteStyles(element)) fetchSiteStyles().catch(() => {});
    });
  }
}

/** Ends the islands below `scope`, which is about to leave the document. */
export function stopIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll("site-island")) {
    const island = islands.get(element);
    islands.delete(element);
    // React reports an error when a root ends before it is hydrated.
    void island?.hydrated?.then(() => island.unmount?.());
  }
}

/** The island that an event is for, when it is not alive yet: the one around, or the one that a button names. */
function islandAt({ target }: Event): Island | undefined {
  if (!(target instanceof Element)) return undefined;
  const named = target.closest<HTMLElement>("[data-for-island]")?.dataset.forIsland;
  const element =
    named === undefined
      ? target.closest("site-island")
      : document.querySelector(`site-island[name="${named}"]`);
  return element && !element.hasAttribute("live") ? islands.get(element) : undefined;
}

for (const sign of signs) {
  addEventListener(
    sign,
    (event) => {
      const island = islandAt(event);
      if (island) void hydrateIsland(island);
    },
    { capture: true, passive: true },
  );
}

/**
 * A click on a button that is not alive yet is carried out once it is, and goes no further before: React answers from
 * the moment at which it begins to hydrate, so that the click and its repetition would both count. Links need no help.
 */
addEventListener(
  "click",
  (event) => {
    const island = islandAt(event);
    const button = event.target instanceof Element && event.target.closest("button[type=button]");
    if (!island || !button) return;
    event.stopPropagation();
    void hydrateIsland(island).then(() => button.isConnected && (button as HTMLElement).click());
  },
  true,
);
