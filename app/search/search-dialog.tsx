import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { paths } from "#content/paths.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";
import { type Found, find } from "./engine.ts";
import { FoundText } from "./found-text.tsx";
import { groupsOf } from "./groups.ts";
import { longestQuery } from "./longest-query.ts";
import { termsBelow } from "./marked.ts";
import { kindNames, nothingFound, resultCount, standsBelow } from "./result-words.ts";
import { isSlashOn, setSlash } from "./slash-key.ts";
import { type IndexState, useIndex } from "./use-index.ts";

/** Of each kind as many as are taken in at a glance; the search page shows the rest. */
const shown = 3;

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  /** What was typed while this was being fetched. */
  typedEarly: () => string;
};

/**
 * The site search: results while you type. Focus stays in the field; arrows move through the list, Enter goes.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export default function SearchDialog({ open, onClose, typedEarly }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const state = useIndex(open);
  const [query, setQuery] = useState(typedEarly);
  const [active, setActive] = useState(0);

  const all = useMemo(
    () => (typeof state === "object" ? find(state.index, query) : []),
    [state, query],
  );
  const groups = useMemo(() => groupsOf(all, shown), [all]);
  const results = groups.flatMap((group) => group.results);
  const chosen = results[active];

  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, [open]);

  // A change of page, by a result or by the browser’s own buttons, ends the search.
  const place = useRef(location.key);
  useEffect(() => {
    if (place.current !== location.key) onClose();
    place.current = location.key;
  }, [location.key, onClose]);

  useEffect(() => {
    const options = list.current?.querySelectorAll("[role=option]");
    // The first shows its group's heading, too.
    if (active === 0) list.current?.scrollTo({ top: 0 });
    else options?.[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  const go = (found: Found) => {
    onClose();
    // A question opens as a fresh document: see ResultList.
    if (found.kind === "question") window.location.assign(found.path);
    else navigate(found.path);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setActive((last) => (last + step + results.length) % results.length);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen) go(chosen);
      else if (query.trim() !== "") navigate(paths.search(query.trim()));
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the dialog; by keyboard Escape closes it
    <dialog
      ref={dialog}
      aria-label="Search the site"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="mx-auto mt-[max(1rem,10vh)] w-[min(100%-2rem,42rem)] border border-line border-t-2 border-t-accent bg-surface p-0 text-text shadow-[0_24px_60px_-20px_color-mix(in_srgb,var(--color-shadow)_50%,transparent)] backdrop:bg-shadow/45 open:flex open:max-h-[min(40rem,80svh)] open:animate-appear open:flex-col"
    >
      <div className="flex items-center gap-3 border-line border-b px-4 sm:px-5">
        <Icon name="search" size={20} className="text-text-soft" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Search services, pages, posts, questions and jobs"
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
          onClick={onClose}
          aria-label="Close search"
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-sm hover:text-accent"
        >
          <Icon name="x" size={18} />
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
          // biome-ignore lint/a11y/useSemanticElements: a group of options, which no element but a select has
          <div key={group.title} role="group" aria-label={`${group.title}, ${group.count}`}>
            <p
              aria-hidden="true"
              className="label flex justify-between gap-4 border-line border-b bg-background px-4 py-2 text-text-soft sm:px-5"
            >
              <span>{group.title}</span>
              <span>
                {group.results.length < group.count
                  ? `${group.results.length} of ${group.count}`
                  : group.count}
              </span>
            </p>
            {group.results.map((found) => (
              <Option
                key={found.path}
                id={`${id}-${results.indexOf(found)}`}
                found={found}
                selected={found === chosen}
                onChoose={() => go(found)}
                onPoint={() => setActive(results.indexOf(found))}
              />
            ))}
          </div>
        ))}
      </div>
      <Status state={state} query={query.trim()} count={all.length} />
      {query.trim() === "" ? <Beginnings /> : null}

      <Foot query={query.trim()} count={all.length} />
    </dialog>
  );
}

type OptionProps = {
  id: string;
  found: Found;
  selected: boolean;
  onChoose(): void;
  onPoint(): void;
};

function Option({ id, found, selected, onChoose, onPoint }: OptionProps) {
  const below = termsBelow(found);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option
    <div
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={cx(
        "grid cursor-pointer gap-x-5 gap-y-0.5 border-l-[3px] px-4 py-2.5 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:px-5",
        selected ? "border-accent bg-tint" : "border-transparent",
      )}
    >
      <span className="label pt-1 text-text-soft max-sm:sr-only">{kindNames[found.kind]}</span>
      <span className="min-w-0">
        <span className="block font-display font-semibold tracking-tight">
          <FoundText text={found.title} terms={found.terms} />
        </span>
        <span className="line-clamp-1 text-text-soft text-small">
          {below.length > 0 ? (
            standsBelow(found.kind, below)
          ) : (
            <FoundText text={found.summary} terms={found.terms} />
          )}
        </span>
      </span>
    </div>
  );
}

const beginnings = [
  { label: "Services", path: paths.services },
  { label: "Blog", path: paths.blogs },
  { label: "Careers", path: paths.careers },
  { label: "Downloads", path: paths.downloads },
  { label: "Contact Us", path: paths.contactUs() },
];

/** Ways on before anything is typed. */
function Beginnings() {
  return (
    <ul className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 px-5 pb-5">
      {beginnings.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} className="text-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What the list cannot say itself. Also tells a screen reader how many results there are. */
function Status({ state, query, count }: { state: IndexState; query: string; count: number }) {
  const words =
    state === "failed"
      ? "The index could not be loaded. The search page works without it: press Enter."
      : state === "loading"
        ? "Loading the index …"
        : query === ""
          ? "Type what you are looking for. A letter may be wrong."
          : count === 0
            ? nothingFound(query)
            : resultCount(count);
  return (
    <p role="status" className={count > 0 ? "sr-only" : "px-5 py-6 text-text-soft"}>
      {words}
    </p>
  );
}

const key = "rounded-sm border border-control-border px-1.5 py-0.5 font-mono text-[0.6875rem]";

function Foot({ query, count }: { query: string; count: number }) {
  const [slash, setOn] = useState(isSlashOn);
  return (
    <div
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-3 text-text-soft text-small sm:px-5",
        count > 0 ? "" : "max-sm:hidden",
      )}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:hidden" aria-hidden="true">
        <span>
          <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> move
        </span>
        <span>
          <kbd className={key}>Enter</kbd> open
        </span>
        <span>
          <kbd className={key}>Esc</kbd> close
        </span>
      </p>
      {count > 0 ? (
        <Link to={paths.search(query)} className="text-link">
          All {resultCount(count)}
        </Link>
      ) : null}
      <label className="flex min-h-6 items-center gap-2 max-sm:hidden">
        <input
          type="checkbox"
          checked={slash}
          onChange={(event) => {
            setSlash(event.target.checked);
            setOn(event.target.checked);
          }}
        />
        Open with <kbd className={key}>/</kbd>
      </label>
    </div>
  );
}
