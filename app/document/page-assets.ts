import { createContext, useContext } from "react";

/** The scripts of a build, from its manifest (cli/build/build-scripts.ts). */
export type Scripts = {
  /** Address of the script that every page loads. */
  runtime: string;
  /** Returns the words of an island's code that may be class names. */
  wordsOf(island: string): readonly string[];
};

export const PageAssetsContext = createContext<Scripts | undefined>(undefined);

export function usePageAssets(): Scripts {
  const scripts = useContext(PageAssetsContext);
  if (!scripts) throw new Error("A document is rendered with its scripts: see entry.server.tsx.");
  return scripts;
}
