/**
 * Classes of drawings that draw themselves once, to the right or downwards; the browser's script finds drawings by
 * them (near.ts).
 */
export const inkClasses = ["inks-right", "inks-down"] as const;
