/**
 * The words of a script that may be class names: of those, a document with the script carries the rules that the sheet
 * has (app/document/used-styles.server.ts). Words that no class can be are left out, so that the list stays short.
 */
export const classWords = (code: string): string[] => [
  ...new Set(
    (code.match(/[^\s"'`]+/g) ?? []).filter((word) => /^[a-z!*@[-][^;]{0,250}$/.test(word)),
  ),
];
