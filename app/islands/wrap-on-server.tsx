import { createContext, createElement, type FunctionComponent, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandOptions } from "./island-options.ts";
import { islandTree } from "./island-tree.ts";

/** Whether an island surrounds this one; a nested island is part of the outer one. */
const InsideIsland = createContext(false);

/**
 * Renders the component separately, as the browser will hydrate it, in an element with its name and props. `useId`
 * counts from the root of a tree, so each island has its own prefix.
 * https://react.dev/reference/react/useId#specifying-a-shared-prefix-for-all-generated-ids
 */
export function wrapIsland<Props extends object>(
  name: string,
  Component: FunctionComponent<Props>,
  { when = "near", rules = "page" }: IslandOptions,
): FunctionComponent<Props> {
  function Island(props: Props) {
    const inside = useContext(InsideIsland);
    const prefix = useId();
    if (inside) return <Component {...props} />;
    const html = renderToString(
      <InsideIsland value={true}>{islandTree(<Component {...props} />)}</InsideIsland>,
      { identifierPrefix: prefix },
    );
    return createElement("site-island", {
      name,
      prefix,
      ...(when === "near" ? {} : { when }),
      ...(rules === "page" ? {} : { rules }),
      ...(Object.keys(props).length > 0 && { props: JSON.stringify(props) }),
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  Island.displayName = `Island(${name})`;
  return Island;
}
