/**
 * Finds the words of a script that may be class names: a document with the script carries the sheet's rules for them
 * (app/document/used-styles.server.ts). Words that no class can be are left out, which keeps the list short.
 */
export const classWords = (code: string): string[] => [
  ...new Set(
    (code.match(/[^\s"'`]+/g) ?? []).filter((word) => /^[a-z!*@[-][^;]{0,250}$/.test(word)),
  ),
];
