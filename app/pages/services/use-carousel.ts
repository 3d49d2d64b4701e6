import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";

type Direction = "previous" | "next";

/** Align start and loop as in docs/specification.md 9.4; the shortest duration that Embla recommends. */
const options = { align: "start", loop: true, duration: 20 } as const;

/**
 * Adds Embla to a carousel, with keyboard and screen reader support. The server renders the slides; until Embla has
 * measured them nothing is hidden or disabled, so that the banner is complete without scripts and an early press on a
 * button is carried out later. Embla is the largest part of the banner's code, so it loads when a visitor gets near
 * the banner, and not at idle in every browser.
 */
export function useCarousel(controls: RefObject<HTMLElement | null>) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [current, setCurrent] = useState(0);
  const [can, setCan] = useState({ previous: true, next: true });
  const [moved, setMoved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const reducedMotion = useReducedMotion();
  const pressedEarly = useRef<Direction | undefined>(undefined);
  const focusFollows = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it once more
  useEffect(() => {
    const carousel = controls.current?.closest<HTMLElement>("[aria-roledescription=carousel]");
    const viewport = carousel?.querySelector<HTMLElement>("[data-carousel-viewport]");
    if (!viewport) return;
    let made: EmblaCarouselType | undefined;
    let left = false;
    const start = async () => {
      const { default: EmblaCarousel } = await import("embla-carousel");
      if (left) return;
      made = EmblaCarousel(viewport, options);
      setEmbla(made);
    };
    // If loading fails, the banner stays as the server rendered it until the next press.
    start().catch(() => {});
    return () => {
      left = true;
      made?.destroy();
    };
  }, [controls, attempt]);

  useEffect(() => {
    if (!embla) return;
    const read = () => setCan({ previous: embla.canScrollPrev(), next: embla.canScrollNext() });
    const select = () => {
      // The outgoing slide becomes inert, so focus inside it moves to the incoming one.
      focusFollows.current = embla.rootNode().contains(document.activeElement);
      setCurrent(embla.selectedScrollSnap());
      setMoved(true);
      read();
    };
    read();
    embla.on("select", select).on("reInit", read);
    // Jumps without animation, because the visitor has already waited.
    if (pressedEarly.current === "previous") embla.scrollPrev(true);
    if (pressedEarly.current === "next") embla.scrollNext(true);
    pressedEarly.current = undefined;
    return () => {
      embla.off("select", select).off("reInit", read);
    };
  }, [embla]);

  useEffect(() => {
    embla?.slideNodes().forEach((slide, index) => {
      slide.inert = index !== current;
    });
    if (!focusFollows.current) return;
    focusFollows.current = false;
    embla?.slideNodes()[current]?.querySelector("a")?.focus({ preventScroll: true });
  }, [embla, current]);

  const scroll = (direction: Direction) => {
    if (!embla) {
      pressedEarly.current = direction;
      setAttempt((last) => last + 1);
      return;
    }
    if (direction === "previous") embla.scrollPrev(reducedMotion);
    else embla.scrollNext(reducedMotion);
  };

  const scrollRef = useRef(scroll);
  scrollRef.current = scroll;
  useEffect(() => {
    const carousel = controls.current?.closest<HTMLElement>("[aria-roledescription=carousel]");
    const pressKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      scrollRef.current(event.key === "ArrowLeft" ? "previous" : "next");
    };
    carousel?.addEventListener("keydown", pressKey);
    return () => carousel?.removeEventListener("keydown", pressKey);
  }, [controls]);

  return { current, can, moved, scroll };
}
