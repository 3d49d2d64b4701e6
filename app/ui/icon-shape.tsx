import { cx } from "./cx.ts";

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
      // Constant text from our own build, not from a visitor.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes of a bundled icon file
      dangerouslySetInnerHTML={{
        __html: svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>")),
      }}
    />
  );
}
