import { Section } from "#app/ui/section.tsx";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";
import type { Installation } from "./installation.server.ts";

export function PassedOn({ installation }: { installation: Installation }) {
  const { passedOn } = privacyPolicy;
  const { automation, mail, confirmation, webhook, model } = installation.passesOn;
  const ways = [
    automation && passedOn.automation,
    mail && passedOn.mail,
    confirmation && passedOn.confirmation,
    webhook && passedOn.webhook,
    model && passedOn.model,
  ].filter((way) => way !== false);
  return (
    <Section id="passed-on" title={passedOn.title} lede={passedOn.intro} tone="tint">
      <ul className="grid gap-6">
        {[...(ways.length === 0 ? [passedOn.none] : ways), passedOn.scheduling].map((way) => (
          <li key={way} className="max-w-[32em] font-display font-semibold text-h3 tracking-tight">
            {way}
          </li>
        ))}
      </ul>
    </Section>
  );
}
