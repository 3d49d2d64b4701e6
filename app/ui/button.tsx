import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

const base =
  "no-print inline-flex min-h-12 items-center justify-center gap-2 rounded-sm border-[1.5px] px-5 py-2.5 text-base font-semibold leading-tight transition-colors";

/**
 * Forced colours remove backgrounds; the transparent borders then show the edges of a button. Touch devices do not
 * hover, so the active style gives feedback there.
 */
const variants = {
  primary:
    "border-transparent bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong",
  secondary:
    "border-text text-text hover:bg-text hover:text-background active:bg-text active:text-background",
  quiet: "border-transparent text-text hover:bg-tint active:bg-tint",
} as const;

const sizes = { normal: "", small: "min-h-10 px-4 py-1.5 text-small" } as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

export const buttonClass = (
  { variant = "primary", size = "normal" }: ButtonLook,
  className?: string,
): string => cx(base, variants[variant], sizes[size], className);

/** A button that does something on this page. Disabled buttons keep their place in the layout. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return (
    <button
      type={type}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }) },
        cx("disabled:border-transparent disabled:bg-line disabled:text-text-soft", className),
      )}
      {...rest}
    />
  );
}

/** A link to another page of the site, styled as a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ButtonLook & ComponentProps<"a">) {
  return (
    <a
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...rest}
    />
  );
}

/** A link to another site, styled as a button. It opens in a new tab and says so to screen readers. */
export function ExternalButton({
  href,
  children,
  variant,
  size,
  className,
}: ButtonLook & { href: string; children: ReactNode; className?: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
