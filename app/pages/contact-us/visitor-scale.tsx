import type { ReactNode } from "react";
import { contactUs } from "#content/pages/contact-us.ts";

/** From where to where the drawing's scale of 24 hours reaches, in each of its compositions (drawing.tsx). */
const alongScale = "mx-[0.3%] md:mr-[.1%] md:ml-[16.9%] lg:ml-[15.3%]";

/**
 * The drawing of the offices' hours, with the visitor's own hours below its scale, and the present moment. Only the
 * browser knows them (visitor-time.script.ts).
 */
export function VisitorScale({ children }: { children: ReactNode }) {
  return (
    <div data-script="visitor-time" className="mx-auto max-w-[27rem] md:max-w-none">
      <div className="relative">
        {children}
        <div aria-hidden="true" hidden className="no-print absolute inset-0">
          <div className={`relative h-full ${alongScale}`}>
            <span
              data-part="line"
              className="absolute top-0 bottom-[20%] border-text border-l-[1.5px] md:bottom-[17%]"
            />
            <span
              data-part="now"
              className="absolute bottom-full whitespace-nowrap font-mono font-semibold text-label"
            />
          </div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="no-print relative -mt-3 -mb-3 h-12 font-mono text-label text-secondary md:-mt-3 md:h-8 lg:text-small noscript:hidden"
      >
        <p hidden className="md:absolute">
          {contactUs.hours.yours}
        </p>
        <p className={`flex justify-between ${alongScale}`}>
          {Array.from({ length: 13 }, (_, index) => index * 2).map((hour) => (
            <span
              key={hour}
              data-hour={hour}
              className={`flex w-0 justify-center max-md:first:justify-start last:justify-end ${hour % 6 === 0 ? "" : "max-md:hidden"} ${hour % 4 === 0 ? "" : "md:max-lg:hidden"}`}
            />
          ))}
        </p>
      </div>
    </div>
  );
}
