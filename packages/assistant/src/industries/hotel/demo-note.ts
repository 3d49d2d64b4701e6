import { wasSaid } from "../../dialogue/state.ts";
import type { Turn } from "../../dialogue/types.ts";

const demo = "(In this demo the message goes nowhere.)";

/** A note that this is a demo, unless the conversation already contains it. */
export const inDemo = ({ state }: Turn): string => (wasSaid(state, demo) ? "" : ` ${demo}`);
