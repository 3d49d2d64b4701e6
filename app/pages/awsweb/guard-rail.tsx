import { CheckList } from "#app/ui/check-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

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

function PolicySource() {
  return (
    <section
      aria-label="Service control policy"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="overflow-x-auto border-[1.5px] border-line bg-surface"
    >
      <pre className="w-max px-5 py-5 font-mono text-small leading-relaxed sm:px-7">
        <code>{page.guardrail.code}</code>
      </pre>
    </section>
  );
}
