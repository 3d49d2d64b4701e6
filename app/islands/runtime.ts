import type { FunctionComponent } from "react";
import { fetchAhead } from "./fetch-ahead.ts";
import { loaders } from "./loaders.ts";
import { once } from "./once.ts";
import { runPageScripts } from "./page-scripts.ts";
import { fetchSiteStyles, loadSiteStyles } from "./site-styles.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * The browser's runtime of islands: finds those of a document, fetches their files at idle, and hydrates each when it
 * is near the window or when the visitor first interacts with it. React itself is fetched only where a document has
 * an island. docs/islands.md
 */

export const loadReact = () => import("./hydrate.ts");

/** Distance from the window within which an island is hydrated. */
const near = "300px";

/** Events that show that the visitor is about to use the element under the pointer or in focus. */
const signs = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Whether the document has only the rules of the island's first HTML; the others are fetched with its code. */
const needsSiteStyles = (element: Element): boolean => element.getAttribute("rules") === "site";

type Island = {
  element: HTMLElement;
  /** Rejects where its code cannot be fetched: the island stays as it is, and the next interaction tries again. */
  hydrate(): Promise<void>;
  unmount?: () => void;
};
const islands = new Map<Element, Island>();

/**
 * Returns the loader of an island's module.
 *
 * @throws Error when no island has this name.
 */
export const loaderOf = (name: string) => {
  const load = loaders.islands[name];
  if (!load) throw new Error(`No island is called “${name}”.`);
  // Its props come out of the document, where the same component wrote them on the server.
  return load as () => Promise<{ default: FunctionComponent<object> }>;
};

async function hydrateIsland(island: Island): Promise<void> {
  const { element } = island;
  const [{ default: component }, { hydrate }] = await Promise.all([
    loaderOf(element.getAttribute("name") ?? "")(),
    loadReact(),
    needsSiteStyles(element) ? loadSiteStyles() : undefined,
  ]);
  // A change of page may have removed it meanwhile.
  if (!element.isConnected) return;
  const props: object = JSON.parse(element.getAttribute("props") ?? "{}");
  const { root, alive } = hydrate(element, component, props, element.getAttribute("prefix") ?? "");
  await alive;
  element.setAttribute("live", "");
  island.unmount = () => root.unmount();
  // It may have been stopped before it was alive; React reports an error when a root is unmounted so early.
  if (!islands.has(element)) root.unmount();
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      const island = islands.get(target.closest("site-island") ?? target);
      if (!isIntersecting || !island) continue;
      observer.unobserve(target);
      void island.hydrate();
    }
  },
  { rootMargin: near },
);

/** Registers the islands below `scope`. */
export function startIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll<HTMLElement>("site-island")) {
    if (islands.has(element)) continue;
    const island: Island = { element, hydrate: once(() => hydrateIsland(island)) };
    islands.set(element, island);
    // The element itself has no box (`display: contents`), so its first child is observed instead.
    const box = element.firstElementChild;
    if (box && element.getAttribute("when") !== "intent") observer.observe(box);
    whenIdle(() => {
      fetchAhead(element.getAttribute("name") ?? "");
      // Offline, it is fetched again when the island runs.
      if (needsSiteStyles(element)) fetchSiteStyles().catch(() => {});
    });
  }
}

/** Unmounts the islands below `scope`, which is about to leave the document. */
export function stopIslands(scope: ParentNode): void {
  for (const element of scope.querySelectorAll("site-island")) {
    islands.get(element)?.unmount?.();
    islands.delete(element);
  }
}

/**
 * Returns the island that an event is for, if it is not hydrated yet: the one around the target, or the one that a
 * button names.
 */
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
      void island?.hydrate();
      runPageScripts();
    },
    { capture: true, passive: true },
  );
}

/**
 * Holds back a click on a button that is not hydrated yet and repeats it afterwards. React handles events as soon as
 * hydration begins, so without stopping the first click both would count. Links need no help.
 */
addEventListener(
  "click",
  (event) => {
    const island = islandAt(event);
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>("button[type=button]");
    if (!island || !button) return;
    event.stopPropagation();
    void island.hydrate().then(() => button.isConnected && button.click());
  },
  true,
);
