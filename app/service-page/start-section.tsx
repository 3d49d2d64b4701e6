import { buttonClass } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { paths } from "#content/paths.ts";
import { serviceEntry } from "#content/services/index.ts";
import type { ServicePage } from "#content/services/types.ts";

type StartSectionProps = {
  page: Pick<ServicePage, "slug" | "engagement" | "client">;
  /** `beside`: what the client brings is right of the terms. `rows`: each offer has a row of its own. */
  layout?: "below" | "beside" | "rows";
  /** Tints the section, for use after one on the page's own background. */
  tinted?: boolean;
};

/** The terms of the work, what it needs from the client in a word each, and the data sheet with everything else. */
export function StartSection({ page, layout = "below", tinted = false }: StartSectionProps) {
  const { engagement, client } = page;
  const beside = layout === "beside";
  const rows = layout === "rows";
  return (
    <Section
      id="terms"
      title={engagement.title}
      lede={engagement.intro}
      tone={tinted ? "tint" : "background"}
    >
      <div className={cx("grid gap-8", beside && "lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]")}>
        <ul className={cx("grid gap-8", !rows && "content-start md:grid-cols-3 md:gap-y-0")}>
          {engagement.models.map((model) => (
            <li
              key={model.name}
              className={
                rows
                  ? "gap-x-8 lg:grid lg:grid-cols-4 lg:items-baseline"
                  : // Name, text and use of each offer start on the lines of its neighbours'.
                    "md:row-span-3 md:grid md:grid-rows-subgrid"
              }
            >
              <h3 className="text-h3">{model.name}</h3>
              <p className={cx("mt-2 max-w-[34.6em] text-text-soft", rows && "lg:col-span-2")}>
                {model.text}
              </p>
              <p className="mt-2 text-small">
                <span className="font-semibold text-secondary">Best for</span> {model.fits}
              </p>
            </li>
          ))}
        </ul>
        <div
          className={cx(
            "p-6",
            tinted ? "bg-background" : "bg-tint",
            !beside && "lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:gap-8",
          )}
        >
          <h3 className="text-h4">{client.title}</h3>
          <ul className={cx("mt-3 grid gap-x-8 gap-y-2", !beside && "md:grid-cols-2 lg:mt-0")}>
            {client.items.map((item) => (
              <li key={item.title} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="solid mt-2 size-2 shrink-0 rotate-45 bg-accent"
                />
                {item.title}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SheetLink slug={page.slug} />
    </Section>
  );
}

function SheetLink({ slug }: Pick<ServicePage, "slug">) {
  return (
    <p className="no-print mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <a
        href={paths.download(`data-sheet-${slug}.pdf`)}
        download
        className={buttonClass({ variant: "secondary", size: "small" })}
      >
        <Icon name="download-simple" size={16} />
        Data sheet (PDF)
        <span className="sr-only">: {serviceEntry(slug).title}</span>
      </a>
      <span className="text-small text-text-soft">
        Every deliverable, every step, and what we need from you. Print it or pass it on.
      </span>
    </p>
  );
}
