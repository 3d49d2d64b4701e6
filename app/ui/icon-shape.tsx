import { cx } from "./cx.ts";

/** All that the files draw with. */
const path = /<path d="([^"]*)"(?: opacity="([^"]*)")?/g;

/**
 * Decoration beside a text: hidden from screen readers.
 *
 * @param svg text of a file of Phosphor, imported with `?raw`.
 * @param size in CSS pixels.
 */
export function IconShape({
  svg,
  size = 20,
  className,
}: {
  svg: string;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      className={cx("shrink-0", className)}
    >
      {[...svg.matchAll(path)].map(([, d, opacity]) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
    </svg>
  );
}
