import { useEffect, useRef, useState } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { useReducedMotion } from "#app/ui/use-reduced-motion.ts";
import { ReplyParts } from "./reply-parts.tsx";

/** One character every 50 ms until complete (docs/specification.md 9.2). */
const characterInterval = 50;

/**
 * The sample reply, typed out when it scrolls into view. The whole text is present for screen readers and without
 * JavaScript; the typed copy is drawn over it, so nothing moves while it grows. Until it is complete, the whole text is
 * transparent but for its underlines: lines to be filled, rather than a hole. Animation of more than five seconds can be
 * stopped (WCAG 2.2.2).
 */
function TypedReply({ texts }: { texts: readonly string[] }) {
  const { length } = texts.join("");
  const box = useRef<HTMLParagraphElement>(null);
  const reduced = useReducedMotion();
  const [typed, setTyped] = useState(length);
  const [typing, setTyping] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || reduced) {
      setTyping(false);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setTyping(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [reduced]);

  useEffect(() => {
    if (!typing) return setTyped(length);
    setTyped(0);
    const timer = setInterval(() => setTyped((count) => count + 1), characterInterval);
    return () => clearInterval(timer);
  }, [typing, length]);

  const complete = typed >= length;
  useEffect(() => {
    if (complete) setTyping(false);
  }, [complete]);

  return (
    <>
      <p ref={box} className="relative">
        <span className={complete ? undefined : "text-transparent"}>
          <ReplyParts texts={texts} first={0} />
        </span>
        {complete ? null : (
          <span aria-hidden="true" data-testid="typed-reply" className="absolute inset-0">
            <ReplyParts texts={texts} first={0} length={typed} />
            <span className="ml-0.5 inline-block h-[1em] w-[2px] translate-y-[0.15em] bg-accent" />
          </span>
        )}
      </p>
      <button
        type="button"
        onClick={() => setTyping(complete)}
        className="no-print mt-4 min-h-6 font-sans font-semibold text-small tracking-normal underline underline-offset-4 hover:text-accent motion-reduce:hidden noscript:hidden"
      >
        {complete ? "Type it again" : "Show all of it"}
      </button>
    </>
  );
}

export default defineIsland("typed-reply", TypedReply, { rules: "site" });
