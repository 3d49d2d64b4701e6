import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { servicesPage } from "#content/pages/services.ts";
import { paths } from "#content/paths.ts";
import BannerControls from "./banner-controls.island.tsx";
import { MooringLines } from "./mooring-drawing.tsx";
import { ExpertsDrawing } from "./stations-drawing.tsx";

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

/** The two-slide banner, controlled by buttons, arrow keys and touch, in an endless loop. */
export function Banner() {
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="flex flex-col-reverse"
    >
      {/* Dark like the first slide, so that the controls belong to the banner rather than to the next section. */}
      <div className="bg-inverse">
        <div className="scheme-dark text-text">
          <BannerControls slides={slides.map(({ name }) => name)} />
        </div>
      </div>
      <div
        data-carousel-viewport=""
        className="overflow-hidden noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
      >
        {/* On paper the slides are below one another. */}
        <div className="flex touch-pan-y print:block print:transform-none!">
          {slides.map((slide, index) => (
            <Slide
              key={slide.name}
              label={`${index + 1} of ${slides.length}: ${slide.name}`}
              band={slide.band}
            >
              <div className={cx("h-full", slide.inner)}>
                <div className="shell grid h-full grid-rows-[100%] items-center gap-8 md:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
                  <div className="min-w-0">
                    <h2 className="max-w-[9.3em] text-h2">{slide.title}</h2>
                    <p className="mt-3 max-w-[29.3em] text-balance text-lead text-text-soft md:mt-4">
                      {slide.text}
                    </p>
                    <ButtonLink href={slide.to} className="mt-5 md:mt-7">
                      {slide.action}
                    </ButtonLink>
                  </div>
                  <div className="flex h-full min-w-0 items-center py-8 max-md:hidden">
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

function Slide({ label, band, children }: { label: string; band: string; children: ReactNode }) {
  return (
    // The ARIA carousel pattern makes a slide a group: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
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
