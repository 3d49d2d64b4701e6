import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { type Tone, tones } from "./section.tsx";

type SectionPartProps = {
  /** Anchor of the part. */
  id: string;
  title: string;
  lede?: string;
  /** That of the section above. */
  tone?: Tone;
  children: ReactNode;
};

/** A part of the section above it, on the same ground, with a heading of the next level. */
export function SectionPart({ id, title, lede, tone = "background", children }: SectionPartProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx("late-section pb-12 md:pb-16 lg:-mt-6 lg:pb-20", tones[tone].band)}
    >
      <div className="shell">
        <div className="grid gap-x-14 gap-y-5 border-line border-t pt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h3 id={headingId} className="max-w-[18.6em] text-h3">
            {title}
          </h3>
          {lede === undefined ? null : (
            <p className="measure text-balance text-text-soft">{lede}</p>
          )}
        </div>
        <div className="mt-7">{children}</div>
      </div>
    </section>
  );
}
