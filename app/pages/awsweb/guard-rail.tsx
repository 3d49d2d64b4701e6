import { CheckList } from "#app/ui/check-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { awsweb as page } from "#content/services/awsweb.ts";

export function GuardRail() {
  return (
    <Section
      title={page.guardrail.title}
      lede={page.guardrail.intro}
      tone="inverse"
      id="guard-rails"
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PolicySource />
        <div>
          <h3 className="mb-5 text-h3">The rest of the set</h3>
          <CheckList items={page.guardrail.others} />
        </div>
      </div>
    </Section>
  );
}

function PolicySource() {
  return (
    <section
      aria-label="Service control policy"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="min-w-0 overflow-x-auto border-[1.5px] border-line bg-surface"
    >
      <pre className="w-max px-5 py-5 font-mono text-small leading-relaxed sm:px-7">
        <code>{page.guardrail.code}</code>
      </pre>
    </section>
  );
}
