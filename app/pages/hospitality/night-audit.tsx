import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

const roll = "02:30";

/** The hours of the night in two columns, read downwards. */
export function NightAudit() {
  return (
    <Section
      title={page.nightAudit.title}
      lede={page.nightAudit.intro}
      id="night-audit"
      tone="tint"
    >
      <ol className="grid gap-x-14 gap-y-7 md:grid-flow-col md:grid-cols-2 md:grid-rows-4">
        {page.nightAudit.hours.map((hour) => (
          <li key={hour.time} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4">
            <p
              className={cx("font-mono text-h4 tabular-nums", hour.time === roll && "text-accent")}
            >
              {hour.time}
            </p>
            <div>
              <h3 className="text-h4">{hour.title}</h3>
              <p className="mt-1 max-w-[34.6em] text-text-soft">{hour.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
