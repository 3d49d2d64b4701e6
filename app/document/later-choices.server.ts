import type { Declaration } from "postcss";

/** Which rules no page needs for its first paint: the later sheet has them. */

/**
 * States that need a visitor's hand, something opened by one, or a script: no page needs their rules for its first paint.
 */
export const laterStates =
  /(?<!\\)(?::(?:hover|active|disabled|:backdrop)\b|:has\(:popover-open\)|\[aria-expanded=true\])/;

/** Whether a rule only says how changes are shown: before the first paint, nothing changes. */
export const isForChanges = (declarations: readonly Declaration[]): boolean =>
  declarations.length > 0 && declarations.every(({ prop }) => prop.startsWith("transition"));

/**
 * Rules for print and for browsers without scripts, which load the later sheet from the head, and for how something appears
 * that a visitor opens.
 */
export const laterGroups = /^@(?:media (?:print|\(scripting: ?none\))|starting-style)$/;

/**
 * Finishing touches: in the system's own colours, how signs are filled, in very low windows, that the header scrolls away,
 * and on wide screens, lines and marks drawn by pseudo-elements.
 */
const finishingTouches: readonly { group: RegExp; selector: RegExp }[] = [
  { group: /^@media \((?:max-height: ?|height ?<= ?)22rem\)$/, selector: /\./ },
  { group: /^@media \(forced-colors: ?active\)$/, selector: /\./ },
  { group: /^@media \(width ?>= ?(?:64|80|96)rem\)$/, selector: /(?<!\\):(?:before|after)$/ },
];

export const isFinishingTouch = (inGroup: string, text: string): boolean =>
  finishingTouches.some(({ group, selector }) => group.test(inGroup) && selector.test(text));
