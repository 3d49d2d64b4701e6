import type { ReactNode } from "react";

/** One sentence at display size, across the page: the one thing to remember. */
export function Statement({ children, note }: { children: string; note?: ReactNode }) {
  return (
    <div className="shell py-12 md:py-16">
      <p className="max-w-[24ch] text-balance font-bold font-display text-h1 leading-[1.05] tracking-tight">
        {children}
      </p>
      {note === undefined ? null : <p className="measure mt-5 text-lead text-text-soft">{note}</p>}
    </div>
  );
}
