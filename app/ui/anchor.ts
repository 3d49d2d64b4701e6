/** The fragment under which a heading or question of a page is reached: its words. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^\p{Letter}\p{Number}\s-]/gu, "")
    .trim()
    .replaceAll(/\s+/g, "-");
