import { islandOnDemand } from "../islands/on-demand.ts";
import { isSlashOn } from "./slash-key.ts";

/** Whether the target is a text field, where a slash is typed as text. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

const dialogIsOpen = () => document.querySelector("dialog[open]") !== null;

/** Opens the search dialog by “/”, Ctrl K or ⌘ K. What is typed before it opens is put into its field. */
export function startSearchKeys(): void {
  const search = islandOnDemand("search-dialog");
  const link = document.querySelector("[data-opens=search-dialog]");
  link?.setAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
  let typedEarly = "";
  addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (search.isOpening() && !dialogIsOpen() && plain && event.key.length === 1) {
      event.preventDefault();
      typedEarly += event.key;
      return;
    }
    const slash = event.key === "/" && plain && isSlashOn();
    const chord = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if ((slash && takesText(event.target)) || !(slash || chord) || dialogIsOpen()) return;
    event.preventDefault();
    typedEarly = "";
    search.open({ typedEarly: () => typedEarly }, link);
  });
}
