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
      <ul className="border-text border-t-[1.5px]">
        {[...(ways.length === 0 ? [passedOn.none] : ways), passedOn.scheduling].map((way) => (
          <li key={way} className="border-text/20 border-b py-5 text-lead">
            <span className="measure block">{way}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
