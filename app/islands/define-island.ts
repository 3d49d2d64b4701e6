import type { ComponentType } from "react";
import { wrapIsland } from "#islands/wrap";
import type { IslandOptions } from "./island-options.ts";

/** What can stand in a document as JSON: an island's props go to the browser that way. */
export type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serializable[]
  | { readonly [key: string]: Serializable };

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
  options: IslandOptions = {},
): ComponentType<Props> => wrapIsland(name, component, options);
