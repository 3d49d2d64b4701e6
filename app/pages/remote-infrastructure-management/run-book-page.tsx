import type { ReactNode } from "react";
import { SpecimenMark } from "#app/service-page/specimen.tsx";
import { CheckList } from "#app/ui/check-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { remoteInfrastructureManagement as page } from "#content/services/remote-infrastructure-management.ts";

const { name, place, confirm, attempt, never, call, sum } = page.runBook;

/** A run book page as in the repository: confirm, try, leave alone, call, with the calculation that decides. */
export function RunBookPage() {
  return (
    <Section
      title={page.runBook.title}
      lede={page.runBook.intro}
      tone="tint"
      layout="stacked"
      id="runbook"
    >
      <article className="border-[1.5px] border-text bg-surface">
        <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-text border-b-[1.5px] px-5 py-4 md:px-8">
          <h3 className="text-h3">{name}</h3>
          <p className="flex flex-wrap items-center gap-4">
            <span className="font-mono text-text-soft text-small">{place}</span>
            <SpecimenMark />
          </p>
        </header>
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="px-5 py-6 md:px-8">
            <h4 className="text-h4">{confirm.title}</h4>
            <p className="mt-1.5 max-w-[37.3em] text-text-soft">{confirm.text}</p>
            <Command>{confirm.code}</Command>
            <h4 className="mt-6 text-h4">{attempt.title}</h4>
            <ol className="mt-3 grid gap-5">
              {attempt.items.map((item, index) => (
                <li key={item.text} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
                  <span aria-hidden="true" className="font-mono text-accent">
                    {index + 1}
                  </span>
                  <div>
                    <p className="max-w-[37.3em]">{item.text}</p>
                    {"code" in item ? <Command>{item.code}</Command> : null}
                  </div>
                </li>
              ))}
            </ol>
          </div>
          <div className="grid content-start border-line max-lg:border-t lg:border-l">
            <Sum />
            <div className="border-line border-t px-5 py-6 md:px-8">
              <h4 className="mb-3 text-h4">{never.title}</h4>
              <CheckList items={never.items} mark="cross" />
            </div>
            <div className="border-line border-t px-5 py-6 md:px-8">
              <h4 className="mb-3 text-h4">{call.title}</h4>
              <CheckList items={call.items} />
            </div>
          </div>
        </div>
      </article>
    </Section>
  );
}

function Command({ children }: { children: ReactNode }) {
  return (
    <pre className="mt-2 whitespace-pre-wrap bg-tint px-3 py-2 font-mono text-label leading-relaxed wrap-anywhere sm:text-small">
      <code>{children}</code>
    </pre>
  );
}

function Sum() {
  const { title, free, fill, grown } = sum;
  const lines = [
    { when: "Now", space: free },
    { when: "After step two", space: free + grown },
  ];
  return (
    <div className="px-5 py-6 md:px-8">
      <h4 className="text-h4">{title}</h4>
      <dl className="mt-3 grid gap-3">
        {lines.map(({ when, space }) => (
          <div key={when} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="w-full text-text-soft text-small">{when}</dt>
            <dd className="font-mono">
              {space} GB ÷ {fill} GB/h =
            </dd>
            <dd className="font-mono text-h3 text-accent">{Math.round(space / fill)} h</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
