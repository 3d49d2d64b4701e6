import { createElement, Fragment, type ReactElement, useEffect } from "react";

const ignore = () => {};

/** Reports that effects have run: the handlers of the tree are attached by then. */
function Alive({ onAlive }: { onAlive(): void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** The tree of one island. Server and browser render the same one, or the ids of `useId` would differ. */
export const islandTree = (island: ReactElement, onAlive: () => void = ignore): ReactElement =>
  createElement(Fragment, null, island, createElement(Alive, { onAlive }));
