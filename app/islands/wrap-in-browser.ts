import type { ComponentType } from "react";

/** Returns the component itself: in the browser the runtime hydrates it in place. */
export const wrapIsland = <Props extends object>(
  _name: string,
  component: ComponentType<Props>,
): ComponentType<Props> => component;
