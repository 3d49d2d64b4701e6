import { Instrument } from "#app/service-page/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { webAppDevelopment as page } from "#content/services/web-app-development.ts";
import { loadLine, paintedAfter, verdictOn } from "./load-line.ts";
import PageMeasured from "./page-measured.island.tsx";

const { title, intro, legend, pages } = page.loading;
/** Seconds that the full width of a bar stands for. */
const scale = paintedAfter(Math.max(...pages.map(({ kilobytes }) => kilobytes)));

/** Pages of different weight on the same connection. */
export function Loading() {
  return (
    <Section title={title} lede={intro} id="loading">
      <Instrument
        name="weight"
        legend={legend}
        first={1}
        unboxed
        choices={pages.map(({ kilobytes, text }) => ({
          label: `${kilobytes.toLocaleString("en-US")} kB`,
          panel: <Time text={text} seconds={paintedAfter(kilobytes)} />,
        }))}
      />
      <PageMeasured words={page.measured} />
    </Section>
  );
}

function Time({ text, seconds }: { text: string; seconds: number }) {
  const verdict = verdictOn(seconds);
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${scale} 10`}
        preserveAspectRatio="none"
        className="h-14 w-full"
      >
        <rect y="2" width={scale} height="6" className="fill-tint" />
        <rect
          y="2"
          width={seconds}
          height="6"
          className={verdict === "good" ? "fill-secondary" : "fill-accent"}
        />
        <path
          d={`M${loadLine} 0V10`}
          className="stroke-text"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-5 text-text-soft">Largest paint at</p>
      <p className="flex flex-wrap items-baseline gap-x-6 font-bold font-display tracking-tight">
        <span className="text-display leading-tight">{seconds.toFixed(2)} s</span>{" "}
        <span className={`text-h3 ${verdict === "good" ? "text-secondary" : "text-accent"}`}>
          Google calls it {verdict}
        </span>
      </p>
      <p className="mt-4 max-w-[40em] text-text-soft">
        {text} The mark is the load line, {loadLine} s.
      </p>
    </div>
  );
}
