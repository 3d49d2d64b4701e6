import type { ReactNode } from "react";

/** One sentence larger than the text and smaller than the headings, for the main point of a section. */
export function Statement({ children }: { children: ReactNode }) {
  return (
    <p className="mt-9 max-w-[29.3em] text-balance font-display font-semibold text-[clamp(1.375rem,1.15rem+0.9vw,1.875rem)] leading-[1.2] tracking-tight md:mt-12">
      {children}
    </p>
  );
}
