import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import { MooringLines } from "./mooring-drawing.tsx";
import { ExpertsDrawing } from "./stations-drawing.tsx";
import { useCarousel } from "./use-carousel.ts";

const { chatbot, experts } = servicesPage.banners;

/** 300, 350, 400, 450 and 500 px from the narrowest to the widest screens: docs/specification.md 9.4. */
const heights = "h-[300px] sm:h-[350px] md:h-[400px] lg:h-[450px] xl:h-[500px]";

const slides = [
  {
    ...chatbot,
    to: paths.aiChatbot,
    band: "bg-inverse",
    inner: "scheme-dark text-text",
    drawing: <MooringLines label={chatbot.drawing} className="max-h-full" />,
  },
  {
    ...experts,
    to: paths.contactUs(),
    band: "bg-tint",
    inner: "",
    drawing: <ExpertsDrawing label={experts.drawing} className="max-h-full" />,
  },
];

/** The two-slide banner: buttons, arrow keys and touch, round and round. */
export function Banner() {
  const { viewport, ready, current, can, moved, scroll, pressKey } = useCarousel();
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      onKeyDown={pressKey}
      className="flex flex-col-reverse"
    >
      <div className="border-line border-b">
        <div className="no-print shell flex items-center justify-between gap-4 py-2 noscript:hidden">
          <p className="label min-w-0 text-text-soft">
            <span className="text-accent">{current + 1}</span> / {slides.length}
            <span className="max-sm:hidden"> · {slides[current]?.name}</span>
          </p>
          <p aria-live="polite" className="sr-only">
            {moved ? `Slide ${current + 1} of ${slides.length}: ${slides[current]?.name}` : ""}
          </p>
          <div className="flex gap-2">
            <Arrow
              label="Previous slide"
              icon="caret-left"
              disabled={!can.previous}
              onClick={() => scroll("previous")}
            />
            <Arrow
              label="Next slide"
              icon="caret-right"
              disabled={!can.next}
              onClick={() => scroll("next")}
            />
          </div>
        </div>
      </div>
      <div
        ref={viewport}
        className="overflow-hidden noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
      >
        {/* On paper the slides stand below one another. */}
        <div className="flex touch-pan-y print:block print:transform-none!">
          {slides.map((slide, index) => (
            <Slide
              key={slide.name}
              label={`${index + 1} of ${slides.length}: ${slide.name}`}
              hidden={ready && index !== current}
              band={slide.band}
            >
              <div className={cx("h-full", slide.inner)}>
                <div className="shell grid h-full grid-rows-[100%] items-center gap-8 md:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
                  <div className="min-w-0">
                    <h2 className="max-w-[14ch] text-h2">{slide.title}</h2>
                    <p className="mt-3 max-w-[44ch] text-text-soft sm:text-lead md:mt-4">
                      {slide.text}
                    </p>
                    <ButtonLink to={slide.to} className="mt-5 md:mt-7">
                      {slide.action}
                    </ButtonLink>
                  </div>
                  <div className="flex h-full min-w-0 items-center max-md:hidden">
                    {slide.drawing}
                  </div>
                </div>
              </div>
            </Slide>
          ))}
        </div>
      </div>
    </section>
  );
}

function Slide({
  label,
  hidden,
  band,
  children,
}: {
  label: string;
  hidden: boolean;
  band: string;
  children: ReactNode;
}) {
  return (
    // A carousel's slide is a group by the pattern: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={hidden}
      className={cx(
        "min-w-0 flex-[0_0_100%] snap-start overflow-hidden print:transform-none!",
        heights,
        band,
      )}
    >
      {children}
    </div>
  );
}

function Arrow({
  label,
  icon,
  disabled,
  onClick,
}: {
  label: string;
  icon: "caret-left" | "caret-right";
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-sm border-[1.5px] border-text transition-colors hover:bg-text hover:text-background active:bg-text active:text-background disabled:border-line disabled:bg-transparent disabled:text-text-soft"
    >
      <Icon name={icon} />
    </button>
  );
}
