import type { Declaration } from "postcss";

/** Decides which rules no page needs for its first paint; they go into the later sheet. */

/**
 * States that need a visitor's hand, something opened by one, or a script: no page needs their rules for its first
 * paint.
 */
export const laterStates =
  /(?<!\\)(?::(?:hover|active|disabled|:backdrop)\b|:has\(:popover-open\)|\[aria-expanded=true\])/;

/** Whether a rule only says how changes are shown: before the first paint, nothing changes. */
export const isForChanges = (declarations: readonly Declaration[]): boolean =>
  declarations.length > 0 && declarations.every(({ prop }) => prop.startsWith("transition"));

/**
 * Rules for print and for browsers without scripts, which load the later sheet from the head, and for how something
 * appears that a visitor opens.
 */
export const laterGroups = /^@(?:media (?:print|\(scripting: ?none\))|starting-style)$/;

/**
 * Finishing touches: fills of icons in forced colours, the header that scrolls away in very low windows, and lines and
 * marks drawn by pseudo-elements on wide screens.
 */
const finishingTouches: readonly { group: RegExp; selector: RegExp }[] = [
  { group: /^@media \((?:max-height: ?|height ?<= ?)22rem\)$/, selector: /\./ },
  { group: /^@media \(forced-colors: ?active\)$/, selector: /\./ },
  { group: /^@media \(width ?>= ?(?:64|80|96)rem\)$/, selector: /(?<!\\):(?:before|after)$/ },
];

export const isFinishingTouch = (inGroup: string, text: string): boolean =>
  finishingTouches.some(({ group, selector }) => group.test(inGroup) && selector.test(text));
