import { useEffect, useRef, useState } from "react";
import caretLeft from "#app/icons/caret-left-bold.svg?raw";
import caretRight from "#app/icons/caret-right-bold.svg?raw";
import { defineIsland } from "#app/islands/define-island.ts";
import { IconShape } from "#app/ui/icon-shape.tsx";

const arrow =
  "grid size-12 place-items-center rounded-sm border-[1.5px] border-text hover:bg-text hover:text-background active:bg-text active:text-background";

/** Arrows and dots of the comparison. The server renders the slides; this island selects which one is shown. */
function ComparisonControls({ slides }: { slides: readonly string[] }) {
  const [current, setCurrent] = useState(0);
  const [moved, setMoved] = useState(false);
  const show = (index: number) => {
    setCurrent(wrap(index));
    setMoved(true);
  };
  const box = useRef<HTMLDivElement>(null);
  /** Wraps the index: the first slide follows the last, and the last precedes the first. */
  const wrap = (index: number) => (index + slides.length) % slides.length;

  useEffect(() => {
    const carousel = box.current?.closest("[aria-roledescription=carousel]");
    carousel?.querySelectorAll("[data-slide]").forEach((slide, index) => {
      slide.setAttribute("aria-hidden", String(index !== current));
    });
  }, [current]);

  return (
    <div
      ref={box}
      className="no-print mt-6 flex items-center gap-3 lg:absolute lg:right-0 lg:bottom-full lg:mb-12 noscript:hidden"
    >
      <button
        type="button"
        aria-label="Previous comparison"
        className={arrow}
        onClick={() => show(current - 1)}
      >
        <IconShape svg={caretLeft} />
      </button>
      <button
        type="button"
        aria-label="Next comparison"
        className={arrow}
        onClick={() => show(current + 1)}
      >
        <IconShape svg={caretRight} />
      </button>
      <p aria-live="polite" className="sr-only">
        {moved ? `${current + 1} of ${slides.length}: ${slides[current]}` : ""}
      </p>
      <div className="ml-2 flex">
        {slides.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={`Show ${name}`}
            aria-current={index === current}
            onClick={() => show(index)}
            className="group grid size-10 place-items-center"
          >
            <span className="size-2.5 rotate-45 border-[1.5px] border-text group-aria-current:solid group-aria-current:border-accent group-aria-current:bg-accent" />
          </button>
        ))}
      </div>
    </div>
  );
}

export default defineIsland("comparison-controls", ComparisonControls, { rules: "site" });
