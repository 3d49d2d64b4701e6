import { Section } from "#app/ui/section.tsx";
import { uiUxDesign as page } from "#content/services/ui-ux-design.ts";

type Level = "swatch" | "link" | "button";

/** What a token of this level colours, in the colour of the sample: a swatch, then a link, then a button. */
function Shown({ level }: { level: Level }) {
  return (
    <p
      aria-hidden="true"
      className="mb-2 flex h-10 items-center sm:mb-0 sm:h-full sm:min-h-24 sm:justify-center sm:border sm:border-line sm:bg-surface"
    >
      {level === "swatch" ? (
        <span className="flex h-full w-full max-sm:max-w-80">
          {shades.map((shade) => (
            <span key={shade} className={`solid grow ${shade}`} />
          ))}
        </span>
      ) : level === "link" ? (
        <span className="border-secondary border-b-2 font-semibold text-h4 text-secondary">
          Rooms free today
        </span>
      ) : (
        <span className="solid rounded-sm bg-secondary px-5 py-2.5 font-semibold text-background">
          Book a room
        </span>
      )}
    </p>
  );
}

/** Neighbours of a palette, the sample’s own colour last. */
const shades = [
  "bg-secondary/15",
  "bg-secondary/30",
  "bg-secondary/50",
  "bg-secondary/75",
  "bg-secondary",
];

export function Tokens() {
  const { title, intro, levels, sample } = page.tokens;
  return (
    <Section id="design-tokens" title={title} lede={intro}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <ol className="grid gap-6 sm:gap-4 lg:auto-rows-fr">
          {levels.map((level) => (
            <li
              key={level.name}
              className="sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center sm:gap-x-6"
            >
              <Shown level={level.shown} />
              <div className="sm:py-2">
                <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-h4">
                  {level.name}
                  <code className="font-mono font-normal text-base text-secondary tracking-normal">
                    {level.example}
                  </code>
                </h3>
                <p className="mt-1.5 text-text-soft">{level.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <figure className="flex min-w-0 flex-col">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
          <pre tabIndex={0} className="grow overflow-x-auto bg-tint p-5 font-mono text-small">
            <code>{sample}</code>
          </pre>
          <figcaption className="mt-3 font-mono text-text-soft text-label lg:text-small">
            A token file: a value, and a name for what it is for.
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
