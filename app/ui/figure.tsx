import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A drawing with its caption. */
export function Figure({
  children,
  caption,
  className,
}: {
  children: ReactNode;
  caption?: ReactNode;
  className?: string;
}) {
  return (
    <figure className={cx("min-w-0", className)}>
      {children}
      {caption === undefined ? null : (
        <figcaption className="measure mt-3 text-small text-text-soft">{caption}</figcaption>
      )}
    </figure>
  );
}
