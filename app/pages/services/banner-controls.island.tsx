import { type ReactNode, useRef } from "react";
import caretLeft from "#app/icons/caret-left-bold.svg?raw";
import caretRight from "#app/icons/caret-right-bold.svg?raw";
import { defineIsland } from "#app/islands/define-island.ts";
import { IconShape } from "#app/ui/icon-shape.tsx";
import { useCarousel } from "./use-carousel.ts";

/** The arrows of the banner, and the indicator of the current slide. */
function BannerControls({ slides }: { slides: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const { current, can, moved, scroll } = useCarousel(box);
  return (
    <div
      ref={box}
      className="no-print shell flex items-center justify-between gap-4 pt-2 pb-6 noscript:hidden"
    >
      <p className="label min-w-0 text-text-soft">
        <span className="text-accent">{current + 1}</span> / {slides.length}
        <span className="max-sm:hidden"> · {slides[current]}</span>
      </p>
      <p aria-live="polite" className="sr-only">
        {moved ? `Slide ${current + 1} of ${slides.length}: ${slides[current]}` : ""}
      </p>
      <div className="flex gap-2">
        <Arrow label="Previous slide" disabled={!can.previous} onClick={() => scroll("previous")}>
          <IconShape svg={caretLeft} />
        </Arrow>
        <Arrow label="Next slide" disabled={!can.next} onClick={() => scroll("next")}>
          <IconShape svg={caretRight} />
        </Arrow>
      </div>
    </div>
  );
}

type ArrowProps = { label: string; disabled: boolean; onClick(): void; children: ReactNode };

const Arrow = ({ label, disabled, onClick, children }: ArrowProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    className="grid size-12 place-items-center rounded-sm border-[1.5px] border-text transition-colors hover:bg-text hover:text-background active:bg-text active:text-background disabled:border-line disabled:bg-transparent disabled:text-text-soft"
  >
    {children}
  </button>
);

export default defineIsland("banner-controls", BannerControls);
