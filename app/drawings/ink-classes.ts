/** Classes of drawings that draw themselves once, to the right or down, by which the browser finds them (near.ts). */
export const inkClasses = ["inks-right", "inks-down"] as const;
