import { learningPath } from "@brightkeel/contracts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { learningNotices } from "#content/paths.ts";

/**
 * The switch for what the demo may keep: a form, because the page is the same for everyone and works without
 * scripts. Which way it stands, the script says (learning-choice.script.ts), or the sentence that an answer leads to.
 */
export function Learning({ days }: { days: number }) {
  const { learning } = privacyPolicy;
  return (
    <Section id="learning" title={learning.title}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <p className="measure text-lead text-text-soft">{learning.text(days)}</p>
        <div data-script="learning-choice" className="grid content-start gap-4">
          <div className="grid">
            <Notice id={learningNotices.off} choice="no">
              {learning.isOff}
            </Notice>
            <Notice id={learningNotices.on} choice="yes">
              {learning.isOn}
            </Notice>
          </div>
          <form method="post" action={learningPath} className="flex flex-wrap gap-3">
            <Button type="submit" name="keep" value="no" size="small">
              {learning.off}
            </Button>
            <Button type="submit" name="keep" value="yes" variant="secondary" size="small">
              {learning.on}
            </Button>
          </form>
          <noscript>
            <a href={learningPath} rel="nofollow" className="text-link">
              {learning.ask}
            </a>
          </noscript>
        </div>
      </div>
    </Section>
  );
}

/** Says what is chosen, for whom it leads here; the other takes the same place. */
function Notice({ id, choice, children }: { id: string; choice: string; children: string }) {
  return (
    <p
      id={id}
      data-choice={choice}
      className="invisible col-start-1 row-start-1 scroll-mt-72 border-secondary border-l-2 bg-tint px-4 py-3 target:visible"
    >
      {children}
    </p>
  );
}
