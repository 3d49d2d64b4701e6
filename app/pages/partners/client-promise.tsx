import { Fragment } from "react";
import { partners } from "#content/pages/partners.ts";

const { sentence, intro, items } = partners.promises;

/** The most important promise, and what else each agreement says. */
export function ClientPromise() {
  return (
    <section aria-labelledby="promises" className="bg-tint py-12 md:py-14 lg:py-20">
      <div className="shell">
        <h2 id="promises" className="text-h1">
          {sentence.map((phrase) => (
            <Fragment key={phrase}>
              <span className="inline-block">{phrase}</span>{" "}
            </Fragment>
          ))}
        </h2>
        <div className="mt-10 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <p className="max-w-[44ch] text-lead">{intro}</p>
          <ul className="grid gap-8 md:grid-cols-3">
            {items.map((item) => (
              <li key={item.title}>
                <h3 className="text-h4">{item.title}</h3>
                <p className="mt-1.5 text-text-soft">{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
