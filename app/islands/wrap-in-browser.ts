import type { FunctionComponent } from "react";

/** Returns the component itself: in the browser the runtime hydrates it in place. */
export const wrapIsland = <Props extends object>(
  _name: string,
  component: FunctionComponent<Props>,
): FunctionComponent<Props> => component;
