import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { Sentences } from "./sentences.tsx";

/** Background bands of a page. `inverse` is dark in both schemes. */
export const tones = {
  background: { band: "", inner: "" },
  tint: { band: "bg-tint", inner: "" },
  inverse: { band: "bg-inverse", inner: "scheme-dark text-text" },
} as const;

export type Tone = keyof typeof tones;

type SectionProps = {
  /** Anchor of the section, to which sources and tables of contents link. */
  id?: string;
  /** Label in the mono font above the heading, for what the heading does not say: a time, a standard. */
  label?: string;
  title: ReactNode;
  lede?: ReactNode;
  tone?: Tone;
  /**
   * `below`: heading and lede side by side above the content. `stacked`: the lede is below the heading. `beside`: on
   * wide screens the text is on the left and stays in view beside the content.
   */
  layout?: "below" | "stacked" | "beside";
  /** Content below the lede, which stays in view with it: only with `beside`. */
  aside?: ReactNode;
  /** `small`: a section that prepares or supports another one, with a smaller heading and less space around it. */
  size?: "normal" | "small";
  children?: ReactNode;
  className?: string;
};

/** The label above a heading, after a short mark. It has no number, because the order of sections means nothing. */
function SectionLabel({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5 flex items-center gap-3 text-text-soft">
      <span aria-hidden="true" className="solid h-[3px] w-6 shrink-0 bg-accent" />
      <span className="label">{children}</span>
    </p>
  );
}

/** An element around others, which is left out if it has nothing to say about them and need not keep them together. */
function Box({
  className,
  isKept = false,
  children,
}: {
  className: string;
  isKept?: boolean;
  children: ReactNode;
}) {
  return className === "" && !isKept ? children : <div className={className}>{children}</div>;
}

/** A section with a large, left-aligned heading. */
export function Section({
  id,
  label,
  title,
  lede,
  tone = "background",
  layout = "below",
  aside,
  size = "normal",
  children,
  className,
}: SectionProps) {
  const headingId = useId();
  const beside = layout === "beside";
  const small = size === "small";
  return (
    <section
      {...(id === undefined ? {} : { id })}
      aria-labelledby={headingId}
      className={cx(
        "late-section",
        small ? "py-10 lg:py-14" : "py-12 md:py-14 lg:py-20",
        tones[tone].band,
      )}
    >
      <Box className={tones[tone].inner}>
        <div className={cx("shell", className)}>
          {label === undefined ? null : <SectionLabel>{label}</SectionLabel>}
          <Box
            className={cx(
              beside && "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14",
            )}
            isKept={className !== undefined}
          >
            <Box
              className={cx(
                beside && "lg:sticky lg:top-28 lg:self-start lg:short:static",
                layout === "below" &&
                  "grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
              )}
            >
              <h2
                id={headingId}
                className={small ? "max-w-[18.6em] text-h3" : "max-w-[13.3em] text-h2"}
              >
                <Sentences>{title}</Sentences>
              </h2>
              {lede === undefined ? null : (
                <div
                  className={cx(
                    "measure text-balance text-text-soft",
                    !small && "text-lead",
                    layout === "stacked" && "mt-5",
                    beside && "mt-5 lg:text-base",
                  )}
                >
                  {lede}
                </div>
              )}
              {aside}
            </Box>
            {children === undefined ? null : (
              <div className={cx("min-w-0", small ? "mt-7" : "mt-9 md:mt-12", beside && "lg:mt-2")}>
                {children}
              </div>
            )}
          </Box>
        </div>
      </Box>
    </section>
  );
}
