import { SplitSection } from "#app/service-page/split-section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

/** The night’s log: the clock at the left, who acts, what happens. */
export function AlarmLog() {
  return (
    <SplitSection
      label="One alarm"
      title={page.alarm.title}
      lede={page.alarm.intro}
      tinted
      id="alarm"
    >
      <ol className="border-text border-t-[1.5px]">
        {page.alarm.moments.map((moment) => (
          <li
            key={moment.at}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-text/20 border-b py-5 sm:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <div>
              <p className="font-mono text-h3 text-accent-strong tabular-nums">{moment.at}</p>
              <p className="label mt-1 text-text-soft">{moment.who}</p>
            </div>
            <div>
              <h3 className="text-h4">{moment.title}</h3>
              <p className="mt-1 max-w-[56ch] text-text-soft">{moment.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
