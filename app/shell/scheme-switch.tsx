import type { ReactNode } from "react";
import { cx } from "../ui/cx.ts";
import { schemeSwitchAttribute } from "./scheme.ts";

/** Switches the colour scheme (scheme.ts). Its label is updated to the current scheme by script. */
export function SchemeSwitch() {
  return (
    <button
      type="button"
      {...{ [schemeSwitchAttribute]: "" }}
      aria-label="Use dark colours"
      className="grid size-11 place-items-center rounded-sm hover:text-accent noscript:hidden"
    >
      <Sign className="hidden dark-scheme:block">
        <circle cx="128" cy="128" r="56" />
        <path d="M128 40V16M66 66 48 48M40 128H16M66 190l-18 18M128 216v24M190 190l18 18M216 128h24M190 66l18-18" />
      </Sign>
      <Sign className="dark-scheme:hidden">
        <path d="M228 148A96 96 0 1 1 108 28a96 96 0 0 0 120 120Z" />
      </Sign>
    </button>
  );
}

/** Phosphor’s duotone sun and moon, drawn as strokes: as outlines they would add a third of a kilobyte to each page. */
function Sign({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={20}
      height={20}
      viewBox="0 0 256 256"
      fill="currentColor"
      fillOpacity=".2"
      stroke="currentColor"
      strokeWidth="16"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("shrink-0", className)}
    >
      {children}
    </svg>
  );
}
