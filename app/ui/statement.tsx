import type { ReactNode } from "react";

/** One sentence in headline size, for the main point of a section. */
export function Statement({ children }: { children: ReactNode }) {
  return (
    <p className="mt-10 max-w-[32ch] text-balance font-display font-semibold text-[clamp(1.5rem,1.1rem+1.8vw,2.5rem)] leading-[1.12] tracking-tight md:mt-14">
      {children}
    </p>
  );
}
