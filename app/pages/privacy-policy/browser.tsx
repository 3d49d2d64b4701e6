import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import BrowserHoldings from "./browser-holdings.island.tsx";

export function Browser() {
  return (
    <Section id="browser" title={privacyPolicy.browser.title}>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <p className="measure text-text-soft text-lead">{privacyPolicy.browser.intro}</p>
        <BrowserHoldings words={privacyPolicy.browser} />
      </div>
    </Section>
  );
}
