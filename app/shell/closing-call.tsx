import { type ReactNode, useId } from "react";
import { paths } from "#content/paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { type Point, polyline, smoothLine } from "../ui/drawing/geometry.ts";
import { type CurveMark, CurveMarks } from "./curve-marks.tsx";
import { TalkToUs } from "./talk-to-us.tsx";

/** Frame of a curve that is the upper edge of the closing band, from the left to the right of the window. */
export const edgeFrame = { width: 1440, height: 160 };

/** Margin of the page in the frame. */
const edgeMargin = 100;

/** Returns the place in the frame of a share of the page's width: 0 is its left margin, and 1 its right one. */
export const onEdge = (share: number): number =>
  Math.round(edgeMargin + share * (edgeFrame.width - 2 * edgeMargin));

/** A curve, drawn smooth or through its points; `below` it, thin smooth lines on the band, and a dashed waterline. */
type ClosingEdge = {
  readonly points: readonly Point[];
  readonly smooth?: true;
  readonly below?: readonly (readonly Point[])[];
  /** Thin smooth lines before what is behind the band. */
  readonly above?: readonly (readonly Point[])[];
  /** Its right end; it begins at the left edge. */
  readonly waterline?: Point;
  /** What the curve shows, written below it. */
  readonly marks?: readonly CurveMark[];
};
/** `band`: on a dark band. `tint`: on a light one. A curve: on a dark band with this upper edge. */
export type ClosingLook = "band" | "tint" | ClosingEdge;

type ClosingCallProps = {
  title: string;
  text: ReactNode;
  /** Topic of the contact page: the service's title. */
  service?: string;
  /** The page's own primary button, which replaces the link to the contact page. */
  action?: ReactNode;
  /** The ways to answer, where the usual two are for someone else: they are for clients. */
  children?: ReactNode;
  look?: ClosingLook;
};

/** The last part of a page: one question, and beside it two ways to answer. Its heading is smaller than any page’s. */
export function ClosingCall({
  title,
  text,
  service,
  action,
  look = "band",
  children,
}: ClosingCallProps) {
  const headingId = useId();
  const light = look === "tint";
  return (
    <section
      aria-labelledby={headingId}
      className={cx("no-print", light ? "bg-tint" : "bg-inverse")}
    >
      {typeof look === "string" ? null : <Edge {...look} />}
      {typeof look === "object" && look.marks ? <CurveMarks marks={look.marks} /> : null}
      <div className={light ? "" : "scheme-dark text-text"}>
        <div className="shell grid gap-x-14 gap-y-5 py-12 md:py-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h2 id={headingId} className="max-w-[12em] text-h2">
            {title}
          </h2>
          <div>
            <p className="measure text-lead text-text-soft">{text}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              {children ?? <Ways service={service} action={action} />}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The page's own button or a link to the contact page, and a call. */
function Ways({ service, action }: { service: string | undefined; action: ReactNode }) {
  return (
    <>
      {action}
      <TalkToUs variant={action === undefined ? "primary" : "secondary"} />
      {action === undefined ? (
        <ButtonLink href={paths.contactUs(service)} variant="secondary">
          Write to us
        </ButtonLink>
      ) : null}
    </>
  );
}

/** How far the edge’s outline continues outside its frame, in the frame’s units. */
const beyond = 40;

/** What is above the curve has the page's background, so that the band appears to end there. */
function Edge({ points, smooth, below, above, waterline }: ClosingEdge) {
  const { width, height } = edgeFrame;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  // The outline’s other three sides are outside the frame, where they are not seen.
  const line = (smooth ? smoothLine : polyline)([
    [-beyond, first[1]],
    ...points,
    [width + beyond, last[1]],
  ]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-14 w-full md:h-40"
    >
      {below === undefined ? null : (
        <path
          d={below.map(smoothLine).join("")}
          className="scheme-dark stroke-text-soft"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {waterline === undefined ? null : (
        <path
          d={`M0 ${waterline[1]}H${waterline[0]}`}
          className="scheme-dark stroke-secondary"
          strokeWidth="1.5"
          strokeDasharray="9 5"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={`${line}V-${beyond}H-${beyond}Z`}
        className="fill-background stroke-accent"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
      {above === undefined ? null : (
        <path
          d={above.map(smoothLine).join("")}
          className="stroke-text"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
