import { company } from "#content/company.ts";
import { privacyPolicy } from "#content/pages/privacy-policy.ts";

export function Controller() {
  const { controller } = privacyPolicy;
  const office = company.offices[0];
  return (
    <div className="mt-14 grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <h3 className="text-h3">{controller.title}</h3>
      <div>
        <p className="text-text-soft">{controller.text}</p>
        <address className="mt-3 not-italic">
          {[company.legalName, ...(office ? [...office.lines, office.country] : [])].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p className="mt-3">
          {controller.contact}:{" "}
          <a href={`mailto:${company.privacyEmail}`} className="text-link">
            {company.privacyEmail}
          </a>
        </p>
      </div>
    </div>
  );
}
