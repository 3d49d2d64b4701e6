import { learningPath } from "@brightkeel/contracts";
import { Button } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import { learningNotices } from "#content/paths.ts";

/**
 * The switch for what the demo may keep: a form, because the page is the same for everybody and works without
 * scripts.
 */
export function Learning({ days }: { days: number }) {
  const { learning } = privacyPolicy;
  const notice = "hidden scroll-mt-72 border-secondary border-l-2 bg-tint px-4 py-3 target:block";
  return (
    <Section id="learning" title={learning.title}>
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <p className="measure text-lead text-text-soft">{learning.text(days)}</p>
        <div className="grid content-start gap-4">
          <form method="post" action={learningPath} className="flex flex-wrap gap-3">
            <Button type="submit" name="keep" value="no" size="small">
              {learning.off}
            </Button>
            <Button type="submit" name="keep" value="yes" variant="secondary" size="small">
              {learning.on}
            </Button>
          </form>
          <p id={learningNotices.off} className={notice}>
            {learning.isOff}
          </p>
          <p id={learningNotices.on} className={notice}>
            {learning.isOn}
          </p>
        </div>
      </div>
    </Section>
  );
}
