import { Section } from "#app/ui/section.tsx";
import { aboutUs } from "#content/pages/about-us.ts";

export function Crew() {
  return (
    <Section id="crew" label="Crew" title={aboutUs.crew.title} lede={aboutUs.crew.intro}>
      <ol className="grid gap-x-12 border-text border-t-[1.5px] md:grid-cols-2">
        {aboutUs.crew.roles.map((member, index) => {
          const yours = index === aboutUs.crew.roles.length - 1;
          return (
            <li
              key={member.role}
              className={`grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 border-line border-b py-6 ${yours ? "md:col-span-2" : ""}`}
            >
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-full border-[1.5px] font-mono font-semibold text-small ${yours ? "border-accent bg-accent text-on-accent" : "border-text"}`}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-h4">{member.role}</h3>
                <p className="mt-1">{member.answersFor}</p>
                <p className="mt-1 text-text-soft">Call them when {member.callWhen}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
