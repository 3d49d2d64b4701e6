import { aboutUs } from "#content/pages/about-us.ts";

const { beliefs } = aboutUs;

/** Four convictions in display type, each with what it means in practice. */
export function Beliefs() {
  return (
    <section aria-labelledby="beliefs" className="bg-inverse py-14 md:py-20 lg:py-24">
      <div className="scheme-dark text-text">
        <div className="shell">
          <h2 id="beliefs" className="sr-only">
            {beliefs.title}
          </h2>
          <ol className="grid gap-y-10 md:gap-y-16">
            {beliefs.items.slice(0, 4).map((item) => (
              <li
                key={item.belief}
                className="grid gap-x-14 gap-y-3 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-baseline"
              >
                <h3 className="max-w-[8.5em] text-[clamp(2.25rem,1.2rem+4.6vw,5rem)] leading-[1]">
                  {item.belief}
                </h3>
                <p className="max-w-[29.3em] text-text-soft lg:text-lead">{item.practice}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
