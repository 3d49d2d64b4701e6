import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";

/** One character every 50 ms until complete (docs/specification.md 9.2). */
const characterInterval = 50;

/**
 * The sample reply, typed out when it comes into view. The whole text is there for screen readers and without
 * JavaScript; the typed copy is drawn over its place, so nothing moves while it grows.
 */
function TypedReply({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const reduced = useReducedMotion();
  const [typed, setTyped] = useState(text.length);

  useEffect(() => {
    const element = box.current;
    if (!element || reduced) {
      setTyped(text.length);
      return;
    }
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setTyped(0);
      timer = setInterval(() => {
        setTyped((count) => {
          if (count + 1 >= text.length) clearInterval(timer);
          return Math.min(count + 1, text.length);
        });
      }, characterInterval);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [text, reduced]);

  const complete = typed >= text.length;
  return (
    <p ref={box} className="relative">
      <span className={complete ? undefined : "opacity-0"}>{text}</span>
      {complete ? null : (
        <span aria-hidden="true" data-testid="typed-reply" className="absolute inset-0">
          {text.slice(0, typed)}
          <span className="ml-0.5 inline-block h-[1em] w-[2px] translate-y-[0.15em] bg-accent" />
        </span>
      )}
    </p>
  );
}

export default defineIsland("typed-reply", TypedReply);
