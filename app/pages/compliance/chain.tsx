import { Section } from "#app/ui/section.tsx";
import { compliance as page } from "#content/services/compliance.ts";

const { links } = page.chain;

export function Chain() {
  return (
    <Section title={page.chain.title} lede={page.chain.intro} tone="inverse" id="chain">
      <ol className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
        {links.map((link, index) => (
          <li
            key={link.link}
            className="relative row-span-4 grid grid-rows-subgrid max-lg:not-last:pb-8"
          >
            <BrokenLink isLast={index === links.length - 1} />
            <h3 className="text-h3">{link.link}</h3>
            <p className="mt-2">{link.example}</p>
            <p className="mt-4 text-text-soft">
              <span className="label block pb-1 text-accent">Breaks with</span>
              {link.breaks}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Length of a link, and from its start to that of the next: a column with its gap. */
const [long, pitch] = [222, 318];

/** A link of a chain laid across the columns, torn at its lower side. The next one hangs in a link seen edge-on. */
function BrokenLink({ isLast }: { isLast: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${pitch} 72`}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="mb-6 block h-auto w-full max-w-80 overflow-visible max-md:absolute max-md:top-1 max-md:right-0 max-md:mb-0 max-md:w-24 lg:w-[calc(100%+2rem)] lg:max-w-none"
    >
      <path
        d={`M84 66H34a30 30 0 0 1 0 -60H${long - 30}a30 30 0 0 1 0 60H132`}
        className="stroke-text"
        strokeWidth="6"
      />
      <path d="M84 66l12 -7m36 7l-12 9" className="stroke-accent" strokeWidth="6" />
      {isLast ? null : (
        <path
          d={`M${long - 24} 36H${pitch + 28}`}
          className="stroke-text-soft max-lg:hidden"
          strokeWidth="9"
        />
      )}
    </svg>
  );
}
