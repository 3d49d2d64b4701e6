import type { FunctionComponent } from "react";

export type IslandModule = { default: FunctionComponent<never> };
export type PageScript = { default(place: HTMLElement): void | Promise<void> };

/** Imports of modules, by the name that documents call each. */
export type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** What the runtime may load: given by the page's script, because no island's folder is known here. */
export const loaders: { islands: Loaders<IslandModule>; scripts: Loaders<PageScript> } = {
  islands: {},
  scripts: {},
};
