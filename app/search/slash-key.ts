/**
 * Key in the browser's storage. A single-character shortcut can get in the way of speech input, so it can be turned
 * off. https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
const storageKey = "search_key";

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function setSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Without storage the choice has no effect, and the key keeps working.
  }
}
