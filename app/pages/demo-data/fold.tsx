import type { ReactNode } from "react";

type FoldProps = {
  id: string;
  title: string;
  count: number;
  open?: boolean;
  children: ReactNode;
};

/**
 * A collapsible part of a sheet, which keeps the page short on a phone. The browser opens it for a link to any line
 * in it. https://html.spec.whatwg.org/multipage/interaction.html#ancestor-revealing-algorithm
 */
export function Fold({ id, title, count, open = false, children }: FoldProps) {
  return (
    <details
      open={open}
      className="group/fold -mt-[1.5px] border-[1.5px] border-text bg-surface px-4 md:px-6"
    >
      <summary className="flex items-baseline gap-4 py-5 hover:text-accent active:text-accent">
        <h3 className="text-h3">{title}</h3>
        <span className="font-mono text-text-soft text-small">{count}</span>
        <span
          aria-hidden="true"
          className="ml-auto text-accent text-h3 group-open/fold:rotate-45 print:hidden"
        >
          +
        </span>
      </summary>
      <div id={id} className="min-w-0 pb-6">
        {children}
      </div>
    </details>
  );
}
