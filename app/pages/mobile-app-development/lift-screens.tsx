import { cx } from "#app/ui/cx.ts";
import { Section } from "#app/ui/section.tsx";
import {
  type Moment,
  mobileAppDevelopment as page,
} from "#content/services/mobile-app-development.ts";

const { lift } = page;

/** One screen before, during and after a loss of connection. */
export function LiftScreens() {
  return (
    <Section
      id="offline"
      title={page.lift.title}
      lede={page.lift.intro}
      tone="tint"
      layout="stacked"
    >
      <ol className="grid gap-y-10 lg:grid-cols-3">
        {lift.moments.map((moment) => (
          <li
            key={moment.time}
            className={cx(
              "flex break-inside-avoid flex-col gap-6 border-t-4 pt-4 sm:flex-row sm:items-center lg:flex-col lg:items-start lg:pr-8",
              moment.online ? "border-secondary" : "border-accent border-dotted",
            )}
          >
            <div className="lg:w-full">
              <p className={cx("label mb-4", moment.online ? "text-secondary" : "text-accent")}>
                {moment.time} · {moment.line}
              </p>
              <Phone moment={moment} />
            </div>
            <div>
              <h3 className="text-h3">{moment.title}</h3>
              <p className="mt-2 max-w-[30.6em] text-text-soft">{moment.note}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A drawing of a phone's screen; the text beside it says what it shows. */
function Phone({ moment }: { moment: Moment }) {
  return (
    <div
      aria-hidden="true"
      className="flex h-84 w-60 shrink-0 flex-col lg:h-108 lg:w-88 rounded-[1.75rem] border-2 border-text bg-surface px-5 pt-3 pb-5 text-small"
    >
      <p className="flex justify-between font-mono text-label">
        {moment.time}
        <span className={cx("font-semibold", moment.online ? "text-secondary" : "text-accent")}>
          {moment.line}
        </span>
      </p>
      <p className="mt-4 font-display font-semibold text-h4">{lift.screen}</p>
      {moment.conflict === undefined ? (
        <div className="mt-2 border-text border-t">
          {lift.checks.map((check) => (
            <p key={check.name} className="flex justify-between border-line border-b py-2">
              {check.name}
              <span className="font-mono">{check.value}</span>
            </p>
          ))}
        </div>
      ) : (
        <div className="mt-2 border-text border-t pt-2">
          <p className="font-semibold">{moment.conflict.field}</p>
          {moment.conflict.answers.map((answer, index) => (
            <p
              key={answer.who}
              className={cx(
                "mt-2 flex justify-between border px-2.5 py-1.5",
                index === 0 ? "border-2 border-text" : "border-control-border",
              )}
            >
              <span>
                {answer.who}
                <span className="block font-mono text-label">{answer.at}</span>
              </span>
              {answer.value}
            </p>
          ))}
        </div>
      )}
      <p
        className={cx(
          "mt-auto font-mono text-label",
          moment.online ? "text-text-soft" : "text-accent",
        )}
      >
        {moment.foot}
      </p>
      <p className="mt-2 border-2 border-text py-1.5 text-center font-semibold">{moment.button}</p>
    </div>
  );
}
