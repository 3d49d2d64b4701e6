import type { FunctionComponent } from "react";
import { wrapIsland } from "#islands/wrap";
import type { IslandOptions } from "./island-options.ts";

/** Values that can be written to a document as JSON, which is how an island's props reach the browser. */
export type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serializable[]
  | { readonly [key: string]: Serializable };

/**
 * Makes a component interactive in the browser. Everything outside islands is HTML only.
 *
 * A page uses the result like any component. On the server it renders the component's HTML with its name and props;
 * in the browser the runtime (`runtime.ts`) finds it, loads the module and hydrates it.
 *
 * @param name of the file: `comparison` for `comparison.island.tsx`, whose default export is the result.
 */
export const defineIsland = <Props extends { readonly [Key in keyof Props]: Serializable }>(
  name: string,
  component: FunctionComponent<Props>,
  options: IslandOptions = {},
): FunctionComponent<Props> => wrapIsland(name, component, options);
