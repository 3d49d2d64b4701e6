import type { ComponentType } from "react";

/** In the browser an island is just its component: the runtime hydrates it in place. */
export const wrapIsland = <Props extends object>(
  _name: string,
  component: ComponentType<Props>,
): ComponentType<Props> => component;
