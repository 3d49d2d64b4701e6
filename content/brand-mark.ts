/** Paths of the logo mark in a 32 × 32 square: five hull sections, the middle one being the keel. */
export const markPaths = {
  outer: "M3 7c0 9 3 15 13 19M29 7c0 9-3 15-13 19",
  inner: "M9.5 7c0 8 1.5 13 6.5 19M22.5 7c0 8-1.5 13-6.5 19",
  keel: "M16 4.5v22",
} as const;
