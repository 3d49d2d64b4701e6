import { type ReactNode, useId } from "react";
import { cx } from "#app/ui/cx.ts";

type SplitSectionProps = {
  id?: string;
  title: ReactNode;
  lede?: ReactNode;
  /** Content below the text on the left, which stays in view with it. */
  aside?: ReactNode;
  tinted?: boolean;
  children: ReactNode;
};

/** A section with its heading on the left, which stays in view while the longer text on the right scrolls. */
export function SplitSection({ id, title, lede, aside, tinted, children }: SplitSectionProps) {
  const headingId = useId();
  return (
    <section
      {...(id === undefined ? {} : { id })}
      aria-labelledby={headingId}
      className={cx("late-section py-12 md:py-14 lg:py-20", tinted && "bg-tint")}
    >
      <div className="shell">
        <div className="grid grid-cols-1 gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start">
            <h2 id={headingId} className="max-w-[10.6em] text-h2">
              {title}
            </h2>
            {lede === undefined ? null : (
              <div className="mt-5 max-w-[30.6em] text-text-soft text-lead">{lede}</div>
            )}
            {aside}
          </div>
          <div className="min-w-0 lg:pt-2">{children}</div>
        </div>
      </div>
    </section>
  );
}
