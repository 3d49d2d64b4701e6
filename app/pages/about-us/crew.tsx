import { Section } from "#app/ui/section.tsx";
import { aboutUs, type CrewRole } from "#content/pages/about-us.ts";
import { barsOf, hoursOf, mostHours, planDays } from "./hours.ts";

const { crew } = aboutUs;

const total = crew.roles.reduce((sum, role) => sum + hoursOf(role), 0);
const fridays = Array.from({ length: planDays / 5 }, (_, week) => (week + 1) * 5);

/** The crew as a chart of thirty working days: a row for each role, with bars as thick as the hours a day. */
export function Crew() {
  return (
    <Section id="crew" title={crew.title} lede={crew.intro}>
      <Days />
      <ol>
        {crew.roles.map((member, index) => (
          <Row key={member.role} member={member} yours={index === crew.roles.length - 1} />
        ))}
      </ol>
      <p className="flex justify-end gap-x-4 border-text border-t-[1.5px] pt-2.5">
        {crew.total}
        <span className="font-mono font-semibold tabular-nums">{total}</span>
      </p>
      <p className="mt-4 text-balance font-mono text-small text-text-soft">{crew.basis}</p>
    </Section>
  );
}

/** The scale of days: on a phone it stays in view above the rows. */
const Days = () => (
  <div
    aria-hidden="true"
    className="grid items-end gap-x-8 font-mono text-label text-text-soft md:grid-cols-[15rem_minmax(0,1fr)_4rem] lg:grid-cols-[22.5rem_minmax(0,1fr)_4.5rem] border-text border-b-[1.5px] pb-2 low:top-0 max-md:sticky max-md:top-(--header-height) max-md:z-10 max-md:bg-background max-md:pt-2"
  >
    <span className="max-md:hidden">role</span>
    <span className="relative grid grid-cols-6 text-right">
      <span className="absolute left-0">day</span>
      {fridays.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </span>
    <span className="text-right max-md:hidden">hours</span>
  </div>
);

function Row({ member, yours }: { member: CrewRole; yours: boolean }) {
  return (
    <li className="grid items-center gap-x-8 gap-y-1.5 py-2.5 md:grid-cols-[15rem_minmax(0,1fr)_4rem] md:py-2.5 lg:grid-cols-[22.5rem_minmax(0,1fr)_4.5rem]">
      <div className="flex items-baseline justify-between gap-4 md:block">
        <div>
          <h3 className={`text-h4 ${yours ? "text-accent" : ""}`}>{member.role}</h3>
          <p className="text-balance text-small text-text-soft">{member.answersFor}</p>
        </div>
        <Hours member={member} className="md:hidden" />
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${planDays} ${mostHours}`}
        preserveAspectRatio="none"
        className="h-7 w-full md:h-12"
      >
        <path
          d={fridays.map((day) => `M${day} 0V${mostHours}`).join("")}
          vectorEffect="non-scaling-stroke"
          className="stroke-text"
          strokeOpacity="0.22"
        />
        <path
          d={`M0 ${mostHours / 2}H${planDays}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-text"
          strokeOpacity="0.22"
        />
        <path d={barsOf(member.work)} className={yours ? "fill-accent" : "fill-secondary"} />
      </svg>
      <Hours member={member} className="hidden md:block" />
    </li>
  );
}

const Hours = ({ member, className }: { member: CrewRole; className: string }) => (
  <p
    className={`whitespace-nowrap text-right font-mono font-semibold text-small tabular-nums ${className}`}
  >
    {hoursOf(member)}
    <span className="md:sr-only"> h</span>
  </p>
);
