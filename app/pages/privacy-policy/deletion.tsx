import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { company } from "#content/company.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

export function Deletion() {
  return (
    <Section
      id="removal"
      title={privacyPolicy.removal.title}
      lede={
        <>
          {privacyPolicy.removal.intro}{" "}
          <a href={`mailto:${company.privacyEmail}?subject=Delete`} className="text-link">
            {company.privacyEmail}
          </a>
        </>
      }
      tone="inverse"
    >
      <Steps steps={privacyPolicy.removal.steps} />
    </Section>
  );
}
