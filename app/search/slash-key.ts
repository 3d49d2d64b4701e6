/**
 * A shortcut of one character can be in the way of those who speak to their computer, so it can be turned off.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
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
    // Storage is closed to us: the choice holds for nothing, and the key goes on working.
  }
}
