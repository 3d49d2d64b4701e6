import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { hospitality as page } from "#content/services/hospitality.ts";

/** Hours at which the calendar is already a day ahead of the books; shaded here as in the drawing. */
const betweenTheDates = new Set(["00:00", "01:30"]);
const roll = "02:30";

export function NightAudit() {
  return (
    <Section
      label="22:00 to 06:30"
      title={page.nightAudit.title}
      lede={page.nightAudit.intro}
      id="night-audit"
    >
      <div
        aria-hidden="true"
        className="label hidden gap-x-8 border-text border-b-[1.5px] pb-3 text-text-soft lg:grid lg:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]"
      >
        <span>Hour</span>
        <span>The house</span>
        <span>The systems</span>
        <span>If nobody watches</span>
      </div>
      <ol className="border-text border-t-[1.5px] lg:border-t-0">
        {page.nightAudit.hours.map((hour) => (
          <li
            key={hour.time}
            className={cx(
              "relative isolate grid gap-x-8 gap-y-3 border-line border-b py-6 md:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[4.5rem_minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)]",
              // The tint reaches beyond the text, which keeps to the page’s edge.
              betweenTheDates.has(hour.time) &&
                "before:absolute before:-inset-x-3 before:inset-y-0 before:-z-10 before:bg-tint",
              hour.time === roll && "border-b-accent",
            )}
          >
            <p
              className={cx("font-mono text-h4 tabular-nums", hour.time === roll && "text-accent")}
            >
              {hour.time}
            </p>
            <div>
              <h3 className="text-h4">{hour.title}</h3>
              <p className="mt-1 text-text-soft">{hour.house}</p>
            </div>
            <p className="text-text-soft md:col-start-2 lg:col-start-auto">
              <span className="label block pb-1 lg:sr-only">The systems</span>
              {hour.systems}
            </p>
            <p className="md:col-start-2 lg:col-start-auto">
              <span className="label block pb-1 text-accent-strong lg:sr-only">
                If nobody watches
              </span>
              {hour.risk}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
