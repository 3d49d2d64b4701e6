import {
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import search from "#app/icons/magnifying-glass-bold.svg?raw";
import x from "#app/icons/x-bold.svg?raw";
import { paths } from "#content/paths.ts";
import { holdReload } from "../document/reload-guard.ts";
import type { OnDemandProps } from "../islands/on-demand.ts";
import { goTo, onPageShown } from "../page-changes/go-to.ts";
import { IconShape } from "../ui/icon-shape.tsx";
import { Beginnings, Foot } from "./dialog-edges.tsx";
import { Group } from "./dialog-results.tsx";
import { find } from "./engine.ts";
import { NothingFound } from "./found-text.tsx";
import { groupsOf } from "./groups.ts";
import { longestQuery } from "./longest-query.ts";
import { resultCount } from "./result-words.ts";
import { type IndexState, useIndex } from "./use-index.ts";

/** Results shown of each kind, few enough to scan at a glance; the search page shows the rest. */
const shown = 3;

type SearchDialogProps = OnDemandProps & {
  /** Returns what was typed while this dialog was loading. */
  typedEarly?: () => string;
};

/**
 * The site search, with results while you type. Focus stays in the field; arrow keys move through the list, Enter
 * opens a result. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export default function SearchDialog({ request, typedEarly }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const state = useIndex(open);
  const [query, setQuery] = useState(typedEarly ?? "");
  const [active, setActive] = useState(0);

  const all = useMemo(
    () => (typeof state === "object" ? find(state.index, query) : []),
    [state, query],
  );
  const groups = useMemo(() => groupsOf(all, shown), [all]);
  const results = groups.flatMap((group) => group.results);
  const chosen = results[active];

  // Before anything else happens in the browser, or a key that comes meanwhile would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens it once more
  useLayoutEffect(() => setOpen(true), [request]);
  useLayoutEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, [open]);

  useEffect(() => (open ? holdReload() : undefined), [open]);

  // A change of page by the browser’s own buttons closes the dialog too.
  useEffect(() => onPageShown(() => dialog.current?.close()), []);

  useEffect(() => {
    const options = list.current?.querySelectorAll("[role=option]");
    // The first option is shown with its group's heading.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else options?.[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  // Closed first: an open dialog makes the page inert, so that the next page could not take the focus.
  const go = (path: string) => {
    close();
    goTo(path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setActive((last) => (last + step + results.length) % results.length);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen) go(chosen.path);
      else if (query.trim() !== "") go(paths.search(query.trim()));
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on a link or beside the dialog; by keyboard Enter and Escape close it
    <dialog
      ref={dialog}
      aria-label="Search the site"
      onClose={close}
      onClick={({ target }) => {
        const isLink = target instanceof Element && target.closest("a") !== null;
        if (isLink || target === dialog.current) close();
      }}
      className="mx-auto mt-[max(1rem,10vh)] w-[min(100%-2rem,42rem)] border border-line border-t-2 border-t-accent bg-surface p-0 text-text shadow-[0_24px_60px_-20px_color-mix(in_srgb,var(--color-shadow)_50%,transparent)] backdrop:bg-shadow/45 open:flex open:max-h-[min(40rem,80svh)] appears open:flex-col"
    >
      <div className="flex items-center gap-3 border-line border-b px-4 sm:px-5">
        <IconShape svg={search} size={20} className="text-text-soft" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Search services, pages, articles, questions and jobs"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          placeholder="Search this site"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestQuery}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 grow bg-transparent text-lead outline-none placeholder:text-text-soft"
        />
        <button
          type="button"
          onClick={close}
          aria-label="Close search"
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm hover:text-accent"
        >
          <IconShape svg={x} size={18} />
        </button>
      </div>

      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          <Group
            key={group.title}
            query={query}
            group={group}
            chosen={chosen}
            idOf={(found) => `${id}-${results.indexOf(found)}`}
            onChoose={(found) => go(found.path)}
            onPoint={(found) => setActive(results.indexOf(found))}
          />
        ))}
      </div>
      <Status state={state} query={query.trim()} count={all.length} />
      {query.trim() === "" ? <Beginnings /> : null}

      <Foot query={query.trim()} count={all.length} />
    </dialog>
  );
}

/** The state of the search, if not visible in the list. Also announces the number of results to screen readers. */
function Status({ state, query, count }: { state: IndexState; query: string; count: number }) {
  const words =
    state === "failed" ? (
      "The index could not be loaded. The search page works without it: press Enter."
    ) : state === "loading" ? (
      "Loading the index …"
    ) : query === "" ? (
      "Type what you are looking for. Typos are fine."
    ) : count === 0 ? (
      <NothingFound query={query} />
    ) : (
      resultCount(count)
    );
  return (
    <p role="status" className={count > 0 ? "sr-only" : "px-5 py-6 text-text-soft"}>
      {words}
    </p>
  );
}
