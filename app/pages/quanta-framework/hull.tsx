import type { ReactNode } from "react";
import { cx } from "#app/ui/cx.ts";
import {
  type QuantaPart,
  type QuantaPlace,
  quantaFramework,
} from "#content/pages/quanta-framework.ts";

const { parts, drawing } = quantaFramework;

const partsAt = (place: QuantaPlace) => parts.items.filter((part) => part.place === place);

/**
 * Section through a project, drawn as a hull: each part is described in its place, around what is made for the client. A
 * request comes in at the top, and the watch stands beside all layers.
 */
export function Hull() {
  const [first, ...others] = partsAt("application").map((part) => (
    <Part key={part.id} part={part} />
  ));
  return (
    <div className="pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] lg:gap-x-14">
      <div>
        <div className="rounded-b-[3rem] border-2 border-text border-t-0 bg-tint/60 md:rounded-b-[7rem]">
          <div className="relative isolate">
            {/* The request, on its way through the layers, behind the parts. */}
            <div
              aria-hidden="true"
              className="-top-8 -z-1 absolute bottom-5 left-1/2 border-text border-l-[1.5px]"
            />
            <p aria-hidden="true" className="-top-9 label absolute left-1/2 ml-3 text-text-soft">
              Request
            </p>
            <Layer place="edge">{partsAt("edge").map(boxed)}</Layer>
            <Layer place="application" className="md:grid-cols-3">
              {first}
              <li className="grid min-h-24 place-items-center border-[3px] border-accent bg-background p-5 text-center font-bold font-display text-accent text-h3">
                {drawing.yours}
              </li>
              {others}
            </Layer>
            <Layer place="data">{partsAt("data").map(boxed)}</Layer>
          </div>
          <Layer place="foundation" className="md:grid-cols-3" isLast>
            {partsAt("foundation").map((part) => (
              <Part key={part.id} part={part} isBare />
            ))}
          </Layer>
        </div>
        <Keel />
      </div>
      <ul className="mt-8 lg:mt-0 lg:mb-6" aria-label={drawing.layers.watch}>
        {partsAt("watch").map((part) => (
          <li
            key={part.id}
            className="flex h-full flex-col border-2 border-secondary bg-surface p-5"
          >
            <p aria-hidden="true" className="label mb-4 text-secondary">
              {drawing.layers.watch}
            </p>
            <Words part={part} />
            <Trace />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A trace with one moment above its limit, in the space that is left below the words on wide screens. */
function Trace() {
  return (
    <div
      aria-hidden="true"
      className="label relative mt-6 hidden h-0 grow text-right text-accent lg:block"
    >
      <p className="absolute top-[41%] right-0 bg-surface py-1">{drawing.alert}</p>
      <p className="absolute right-0 bottom-0 bg-surface py-1">{drawing.limit}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 10 30"
        preserveAspectRatio="none"
        className="size-full"
        fill="none"
      >
        <path
          d="M7 0v30"
          className="stroke-accent"
          strokeDasharray="6 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M2 0l.6 1-.9 1 .5 1-.4 1 .8 1-.7 1 .3 1 3.9 1 2.2 1-.5 1-3.4 1-2 1-.5 1 .7 1-.6 1 .4 1-.8 1 .9 1-.4 1 .6 1-.7 1 .3 1-.5 1 .8 1-.6 1 .4 1-.3 1 .5 1-.7 1 .6 1"
          className="stroke-secondary"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

const boxed = (part: QuantaPart) => <Part key={part.id} part={part} />;

/** One layer, with a dashed line to the watch on wide screens. */
function Layer({
  place,
  className = "md:grid-cols-2",
  isLast = false,
  children,
}: {
  place: QuantaPlace;
  className?: string;
  /** Whether it is the bottom, on which the others rest. */
  isLast?: boolean;
  children: ReactNode;
}) {
  const name = drawing.layers[place];
  return (
    <div
      className={cx(
        "relative px-3 pt-3 md:px-6 md:pt-5",
        isLast ? "border-text border-t-2 pb-8 max-md:mt-5 md:pb-13" : "pb-1 md:pb-7",
        place === "application" || place === "data" ? "md:border-text/45 md:border-t" : "",
        "lg:after:absolute lg:after:top-1/2 lg:after:left-full lg:after:w-14 lg:after:border-secondary lg:after:border-t-[1.5px] lg:after:border-dashed lg:after:content-['']",
      )}
    >
      <p aria-hidden="true" className="label mb-2 text-text-soft">
        {name}
      </p>
      <ul aria-label={name} className={cx("grid gap-3 md:gap-x-10", className)}>
        {children}
      </ul>
    </div>
  );
}

function Part({ part, isBare = false }: { part: QuantaPart; isBare?: boolean }) {
  return (
    <li
      className={cx(
        "break-inside-avoid",
        isBare
          ? "py-1"
          : "max-md:border-[1.5px] max-md:border-text max-md:bg-surface max-md:p-4 md:py-1",
      )}
    >
      <Words part={part} />
    </li>
  );
}

function Words({ part }: { part: QuantaPart }) {
  return (
    <>
      <h3 className="text-h4">{part.title}</h3>
      <p className="mt-1 text-small text-text-soft">{part.text}</p>
    </>
  );
}

function Keel() {
  return (
    <div aria-hidden="true" className="grid justify-items-center">
      <span className="solid h-5 w-[3px] bg-text" />
      <span className="solid h-[3px] w-28 bg-text" />
    </div>
  );
}
