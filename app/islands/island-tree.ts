import { createElement, Fragment, type ReactElement, useEffect } from "react";

const ignore = () => {};

/** Calls `onAlive` in an effect, when the handlers of the tree are attached. */
function Alive({ onAlive }: { onAlive(): void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Returns the React tree of one island. Server and browser must render the same tree, or the ids of `useId` would
 * differ.
 */
export const islandTree = (island: ReactElement, onAlive: () => void = ignore): ReactElement =>
  createElement(Fragment, null, island, createElement(Alive, { onAlive }));
