/** Breaches that are known and go one by one, as the starts of their sentences: nothing is added here. */
export const pending: readonly string[] = [
  "app/shell/page-error.tsx imports app/pages/not-found/route.tsx",
];
