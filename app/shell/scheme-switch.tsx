import type { ReactNode } from "react";
import { schemeSwitchAttribute } from "./scheme.ts";

/** Switches the colour scheme (scheme.ts). The scheme in force decides which sign is shown, and with it the name. */
export function SchemeSwitch() {
  return (
    <button
      type="button"
      {...{ [schemeSwitchAttribute]: "" }}
      className="grid size-11 place-items-center rounded-sm hover:text-accent noscript:hidden"
    >
      <Sign name="Use light colours" className="hidden dark-scheme:block">
        <circle cx="128" cy="128" r="56" />
        <path d="M128 40V16M66 66 48 48M40 128H16M66 190l-18 18M128 216v24M190 190l18 18M216 128h24M190 66l18-18" />
      </Sign>
      <Sign name="Use dark colours" className="dark-scheme:hidden">
        <path d="M228 148A96 96 0 1 1 108 28a96 96 0 0 0 120 120Z" />
      </Sign>
    </button>
  );
}

type SignProps = { name: string; className: string; children: ReactNode };

/** Phosphor’s duotone sun and moon, drawn as strokes: as outlines they would add a third of a kilobyte to each page. */
function Sign({ name, className, children }: SignProps) {
  return (
    <span className={className}>
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
      >
        {children}
      </svg>
      <span className="sr-only">{name}</span>
    </span>
  );
}
