import { createContext, useContext } from "react";

/** The scripts of a build, as its manifest tells of them (cli/build/build-scripts.ts). */
export type Scripts = {
  /** Address of the script of every page. */
  runtime: string;
  /** Words of an island's code that may be class names. */
  wordsOf(island: string): readonly string[];
};

/** In development Vite serves the sources. */
export const developmentScripts: Scripts = { runtime: "/app/client.ts", wordsOf: () => [] };

export const PageAssetsContext = createContext<Scripts>(developmentScripts);

export const usePageAssets = (): Scripts => useContext(PageAssetsContext);
