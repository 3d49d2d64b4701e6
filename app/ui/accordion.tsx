import type { ReactNode } from "react";
import { anchorOf } from "./anchor.ts";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";

export type AccordionItem = { id?: string; summary: ReactNode; body: ReactNode };

type AccordionProps = {
  /** Shared by the items, so that the browser keeps one open at a time (<details name>). Unique on the page. */
  name: string;
  items: readonly AccordionItem[];
  /** Index of the item that is initially open; none by default. */
  open?: number;
  /** It continues another accordion: on top of it, so without a line of its own, except where both are side by side. */
  continued?: boolean;
};

/**
 * Items of which one is open at a time. Built on the native `<details>`, which works without JavaScript and is
 * searched by the browser's find-in-page. https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/details#name
 */
export function Accordion({ name, items, open, continued = false }: AccordionProps) {
  return (
    <div className={cx("border-text border-t-[1.5px]", continued && "max-lg:border-t-0")}>
      {items.map((item, index) => (
        <details
          // biome-ignore lint/suspicious/noArrayIndexKey: constant list
          key={index}
          name={name}
          open={index === open}
          {...(item.id === undefined ? {} : { id: item.id })}
          className="group border-line border-b"
        >
          <summary className="flex items-start justify-between gap-6 py-5 hover:text-accent active:text-accent">
            <span className="font-display font-semibold text-h4 tracking-tight">
              {item.summary}
            </span>
            <Icon
              name="plus"
              size={18}
              className="mt-1 text-accent transition-transform group-open:rotate-45 print:hidden"
            />
          </summary>
          {/* A link to a fragment inside a closed item opens it. */}
          <div
            {...(typeof item.summary === "string" && { id: anchorOf(item.summary) })}
            className="measure scroll-mt-44 pb-6 text-text-soft short:scroll-mt-16"
          >
            {item.body}
          </div>
        </details>
      ))}
    </div>
  );
}
