import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

/** The first reason is set large, the others beside it. */
export function Reasons() {
  const [first, ...others] = page.problems.items;
  return (
    <Section label="Why they call" title={page.problems.title}>
      <div className="grid gap-x-14 gap-y-10 border-text border-t-[1.5px] pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h3 className="text-h3">{first.title}</h3>
          <p className="mt-3 max-w-[44ch] text-text-soft text-lead">{first.text}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {others.map((problem) => (
            <li key={problem.title}>
              <h3 className="text-h4">{problem.title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-text-soft">{problem.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
