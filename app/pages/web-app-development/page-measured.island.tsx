import { useEffect, useState } from "react";
import { defineIsland } from "#app/islands/define-island.ts";
import { Readings } from "#app/service-page/instrument.tsx";
import type { webAppDevelopment } from "#content/services/web-app-development.ts";
import { loadLine } from "./load-line.ts";
import { type Measurement, measurePage } from "./measure-page.ts";

type Words = typeof webAppDevelopment.measured;

type Result = Measurement & { seconds: number };
/** A result, or the key of the sentence that explains why there is none. */
type State = Result | "waiting" | "arrived-by-link" | "unknown";

/**
 * Returns the document's navigation entry; undefined after a client-side navigation, because the entry then describes
 * the first page.
 */
function ownDocument(): PerformanceNavigationTiming | undefined {
  const entry = performance
    .getEntriesByType("navigation")
    .find((found) => found instanceof PerformanceNavigationTiming);
  return entry && new URL(entry.name).pathname === location.pathname ? entry : undefined;
}

/** Shows the weight of the current page, and when it was painted. Reads locally and sends nothing. */
function PageMeasured({ words }: { words: Words }) {
  const [state, setState] = useState<State>("waiting");

  useEffect(() => {
    const document = ownDocument();
    if (document === undefined) return setState("arrived-by-link");
    const type = "largest-contentful-paint";
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return setState("unknown");
    const observer = new PerformanceObserver((list) => {
      const paint = list.getEntries().at(-1)?.startTime;
      if (paint === undefined) return;
      const fetched = performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming);
      const measured = measurePage([document, ...fetched], paint);
      setState({ seconds: paint / 1000, ...measured });
    });
    observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  }, []);

  const done = typeof state === "object" ? state : undefined;
  const figures = [
    { term: words.paint, figure: done ? `${done.seconds.toFixed(2)} s` : "–" },
    { term: words.weight, figure: done ? `${done.before.kilobytes.toFixed(0)} kB` : "–" },
    { term: words.requests, figure: done ? String(done.before.requests) : "–" },
  ];
  return (
    <section
      aria-labelledby="measured"
      className="mt-14 border-text border-t-[1.5px] pt-6 print:hidden"
    >
      <h3 id="measured" className="text-h4">
        {words.title}
      </h3>
      <div className="mt-4 grid gap-x-14 gap-y-4 md:grid-cols-2 md:items-end">
        <Readings items={figures} />
        <div>
          <p
            role="status"
            className="measure min-h-[3lh] text-small text-text-soft sm:min-h-[2lh] noscript:hidden"
          >
            {typeof state === "object" ? verdict(state, words) : words[state]}
            {state === "arrived-by-link" ? (
              <>
                {" "}
                <button type="button" className="text-link" onClick={() => location.reload()}>
                  {words.again}
                </button>
              </>
            ) : null}
          </p>
          <noscript>
            <p className="measure text-small text-text-soft">{words.withoutScript}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}

function verdict({ seconds, after, kept }: Result, words: Words): string {
  return [
    seconds <= loadLine ? words.within : words.beyond,
    after.requests > 0 &&
      words.later
        .replace("{requests}", String(after.requests))
        .replace("{kilobytes}", after.kilobytes.toFixed(0)),
    kept >= 1 && words.kept.replace("{kilobytes}", kept.toFixed(0)),
  ]
    .filter(Boolean)
    .join(" ");
}

export default defineIsland("page-measured", PageMeasured);
