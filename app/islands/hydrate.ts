import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { islandTree } from "./island-tree.ts";

/** A React root, and a promise that resolves when it handles events. */
export type LiveIsland = { root: Root; alive: Promise<void> };

/** Hydrates an island in the element that the server rendered. */
export function hydrate(
  element: Element,
  component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): LiveIsland {
  const { promise: alive, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(element, islandTree(createElement(component, props), resolve), {
    identifierPrefix,
  });
  return { root, alive };
}

/**
 * Renders what the server did not, such as a dialog that was just opened: at once, because between its rendering and
 * its effects a key would reach neither the page, which has passed on what was typed before, nor the dialog.
 *
 * @returns a function that renders it again with other props.
 */
export function mount(element: Element, component: ComponentType<object>): (props: object) => void {
  const root = createRoot(element);
  return (props) => flushSync(() => root.render(createElement(component, props)));
}
