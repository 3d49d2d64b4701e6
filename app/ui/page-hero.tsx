import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Sentences } from "./sentences.tsx";

type PageHeroProps = {
  /** The only h1 of the page. */
  title: ReactNode;
  /** `long`: for a title of several sentences, each of which fits on a line beside the drawing. */
  titleSize?: "normal" | "long";
  lede: ReactNode;
  /** Buttons, at most two. */
  actions?: ReactNode;
  /** The page's own drawing: right of the text on wide screens, below it on narrow ones. */
  drawing?: ReactNode;
  /**
   * `wide`: the drawing beside the text has the larger part. `below`: it takes the full width below the text, which is
   * beside the title on wide screens.
   */
  layout?: "beside" | "wide" | "below";
  /** Place of the page in the site, such as a breadcrumb. */
  trail?: ReactNode;
  children?: ReactNode;
};

/** The top of a page: breadcrumb, title, introduction, buttons, and the page's drawing. */
export function PageHero({
  title,
  titleSize = "normal",
  lede,
  actions,
  drawing,
  layout = "beside",
  trail,
  children,
}: PageHeroProps) {
  const beside = layout !== "below" && drawing !== undefined;
  const below = layout === "below";
  return (
    <div className="shell pt-8 pb-12 md:pt-12 md:pb-16 lg:pb-20">
      {trail}
      <div
        className={cx(
          // A grid does not break across printed pages: the text would move to the next page with the drawing.
          "mt-8 grid gap-10 md:mt-12 print:block",
          // As far right as the introductions of the sections below, where that leaves the drawing room for its labels.
          beside &&
            (titleSize === "long"
              ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14"
              : layout === "wide"
                ? "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-14 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
                : "lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-14 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"),
          below && "lg:gap-y-14",
        )}
      >
        <div
          className={cx(
            titleSize === "long" && "flex flex-col",
            below && "gap-x-14 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
          )}
        >
          <h1
            className={cx(
              "text-h1",
              titleSize === "long"
                ? "max-sm:text-[clamp(1.5rem,7.7vw,2.25rem)] lg:text-[clamp(2.5rem,3.9vw,3.5rem)]"
                : beside
                  ? "max-w-[9.3em]"
                  : "max-w-[12em]",
            )}
          >
            <Sentences>{title}</Sentences>
          </h1>
          <div
            className={cx(
              "mt-6",
              titleSize === "long" && "flex grow flex-col",
              below && "lg:mt-0 lg:pt-2",
            )}
          >
            <div className="max-w-[36em] text-balance text-lead text-text-soft">{lede}</div>
            {actions === undefined ? null : (
              <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
            )}
            {children}
          </div>
        </div>
        {drawing === undefined ? null : <div className="min-w-0 print:mt-8">{drawing}</div>}
      </div>
    </div>
  );
}
