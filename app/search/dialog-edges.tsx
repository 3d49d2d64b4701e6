import { useState } from "react";
import { paths } from "#content/paths.ts";
import { cx } from "../ui/cx.ts";
import { resultCount } from "./result-words.ts";
import { isSlashOn, setSlash } from "./slash-key.ts";

const beginnings = [
  { label: "Services", path: paths.services },
  { label: "Blog", path: paths.blogs },
  { label: "Careers", path: paths.careers },
  { label: "Downloads", path: paths.downloads },
  { label: "Contact Us", path: paths.contactUs() },
];

/** Links shown before anything is typed. */
export function Beginnings() {
  return (
    <ul className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 px-5 pb-5">
      {beginnings.map(({ label, path }) => (
        <li key={path}>
          <a href={path} className="text-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const key = "rounded-sm border border-control-border px-1.5 py-0.5 font-mono text-[0.6875rem]";

export function Foot({ query, count }: { query: string; count: number }) {
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
        <a href={paths.search(query)} className="text-link">
          All {resultCount(count)}
        </a>
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
