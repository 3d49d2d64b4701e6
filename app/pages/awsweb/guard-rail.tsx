import { CheckList } from "#app/ui/check-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

const parts: readonly { code: string; note?: string }[] = page.guardrail.parts;

export function GuardRail() {
  return (
    <Section
      title={page.guardrail.title}
      lede={page.guardrail.intro}
      tone="inverse"
      layout="beside"
      aside={
        <>
          <h3 className="mt-10 mb-5 text-h3">The rest of the set</h3>
          <CheckList items={page.guardrail.others} />
        </>
      }
      id="guard-rails"
    >
      <PolicySource />
    </Section>
  );
}

/** The policy in parts, some with a note: in the margin beside the first line, above it on narrow screens. */
function PolicySource() {
  return (
    <ol
      aria-label="Service control policy"
      className="border-[1.5px] border-line bg-surface px-4 py-5 sm:px-7 md:py-7"
    >
      {parts.map(({ code, note }) => (
        <li key={code} className="gap-x-8 xl:grid xl:grid-cols-[22rem_minmax(0,1fr)]">
          {note === undefined ? null : (
            <p className="my-2 border-secondary border-l-2 pl-4 text-secondary text-small xl:order-last xl:my-0 xl:mt-0.5 xl:self-start xl:leading-snug">
              {note}
            </p>
          )}
          <pre className="overflow-x-auto font-mono text-[0.8125rem] leading-relaxed sm:text-small">
            <code>{code}</code>
          </pre>
        </li>
      ))}
    </ol>
  );
}
