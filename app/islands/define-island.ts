import type { ComponentType } from "react";
import { wrapIsland } from "#islands/wrap";

/** What can stand in a document as JSON: an island's props go to the browser that way. */
export type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serializable[]
  | { readonly [key: string]: Serializable };

export type IslandOptions = {
  /**
   * When the island's code runs. `near`: within 300 px of the window, or at the first sign that somebody wants it.
   * `intent`: at that sign only. Its file is fetched at idle either way.
   */
  when?: "near" | "intent";
};

/**
 * Makes a component that is alive in the browser. Everything outside of islands is HTML only.
 *
 * A page uses the result like any component. On the server it renders the component's HTML with its name and props
 * beside it; in the browser the runtime (`runtime.ts`) finds that, loads the module and hydrates it.
 *
 * @param name that of the file: `comparison` for `comparison.island.tsx`, which has this as its default export.
 */
export const defineIsland = <Props extends { readonly [Key in keyof Props]: Serializable }>(
  name: string,
  component: ComponentType<Props>,
  { when = "near" }: IslandOptions = {},
): ComponentType<Props> => wrapIsland(name, component, when);
