import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

/** Bands of a page. `deep` is dark in both schemes. */
const tones = {
  paper: { band: "", inner: "" },
  sounding: { band: "bg-sounding", inner: "" },
  deep: { band: "bg-deep", inner: "scheme-dark text-ink" },
} as const;

export type Tone = keyof typeof tones;

type SectionProps = {
  /** Anchor of the section; also what sources and contents link to. */
  id?: string;
  /** The mono label beside the section's number. */
  label: string;
  title: ReactNode;
  lede?: ReactNode;
  tone?: Tone;
  children?: ReactNode;
  className?: string;
};

/** The label row: number, words, and a hairline to the right edge. */
export function SectionLabel({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-ink-soft">
      <span className="label section-number shrink-0">{children}</span>
      <span aria-hidden="true" className="h-px grow bg-line" />
    </p>
  );
}

/** A numbered section with a large heading set left. */
export function Section({
  id,
  label,
  title,
  lede,
  tone = "paper",
  children,
  className,
}: SectionProps) {
  const headingId = useId();
  return (
    <section
      {...(id === undefined ? {} : { id })}
      aria-labelledby={headingId}
      className={cx("py-14 md:py-20 lg:py-24", tones[tone].band)}
    >
      <div className={cx(tones[tone].inner)}>
        <div className={cx("shell", className)}>
          <SectionLabel>{label}</SectionLabel>
          <h2 id={headingId} className="mt-5 max-w-[20ch] text-h2">
            {title}
          </h2>
          {lede === undefined ? null : (
            <div className="measure mt-5 text-lead text-ink-soft">{lede}</div>
          )}
          {children === undefined ? null : <div className="mt-9 md:mt-12">{children}</div>}
        </div>
      </div>
    </section>
  );
}
