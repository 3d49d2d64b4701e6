/**
 * Whether text of the content is set in the display face's lighter weight, which is a file of its own: elsewhere a page
 * does without it until a menu opens (app/document/later-fonts.ts). Reads class names as the sources write them.
 */
export function hasSemiboldHeadings(main: string): boolean {
  for (const [, tag = "", list = ""] of main.matchAll(/<(\w+)\b[^<>]*?\sclass="([^"]*)"/g)) {
    const classes = list.split(/\s+/);
    if (!classes.includes("font-semibold")) continue;
    if (classes.includes("font-display") || /^h[1-4]$/.test(tag)) return true;
  }
  return false;
}
