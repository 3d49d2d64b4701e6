import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
};

/** Whether the visitor asked the system for less motion. False on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
