import { lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { paths } from "#content/paths.ts";
import { Icon } from "../ui/icon.tsx";
import { isSlashOn } from "./slash-key.ts";

const SearchDialog = lazy(() => import("./search-dialog.tsx"));

/** In these a slash is a slash. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

const another = () => document.querySelector("dialog[open]") !== null;

/**
 * Opens the site search: by a click, “/”, Ctrl K or ⌘ K. Without its script it is a link to the search page. The
 * dialog, the ranking and the index are loaded when they are first asked for.
 */
export function SearchButton() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const early = useRef("");
  const typedEarly = useCallback(() => early.current, []);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      // Asked for, and not there yet: what is typed meanwhile will stand in its field.
      if (open && !another() && plain && event.key.length === 1) {
        event.preventDefault();
        early.current += event.key;
        return;
      }
      const slash = event.key === "/" && plain && isSlashOn();
      const chord = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if ((slash && takesText(event.target)) || !(slash || chord) || another()) return;
      event.preventDefault();
      setWanted(true);
      setOpen(true);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [open]);

  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };

  return (
    <>
      <Link
        to={paths.search()}
        onClick={onClick}
        aria-label="Search"
        aria-keyshortcuts="/ Control+K Meta+K"
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:text-accent"
      >
        <Icon name="search" size={20} />
      </Link>
      {wanted ? (
        <Suspense>
          <SearchDialog open={open} onClose={close} typedEarly={typedEarly} />
        </Suspense>
      ) : null}
    </>
  );
}
