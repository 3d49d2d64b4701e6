import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";

type Office = (typeof company.offices)[number];
const isInIndia = ({ countryCode }: Office) => countryCode === "IN";
const isAbroad = (office: Office) => !isInIndia(office);

/** The three other ways to get in touch, beside the form. */
export function Ways() {
  const { call, email, phone } = contactUs.ways;
  const phones = [
    { country: phone.us, ...company.phones.us, office: company.offices.find(isAbroad) },
    { country: phone.india, ...company.phones.india, office: company.offices.find(isInIndia) },
  ];
  return (
    <ul className="grid content-start lg:content-stretch gap-x-8 border-text border-t-[1.5px] md:max-lg:grid-cols-3">
      <li className="border-line border-b py-4">
        <h2 className="text-h4">{call.title}</h2>
        <p className="mt-1 max-w-[30.6em] text-text-soft">{call.text}</p>
        <TalkToUs variant="secondary" size="small" className="mt-3" />
      </li>
      <li className="border-line border-b py-4">
        <h2 className="text-h4">{email.title}</h2>
        <p className="mt-1 max-w-[30.6em] text-text-soft">{email.text}</p>
        <p className="mt-2">
          <a
            href={`mailto:${company.email}`}
            className="inline-block max-w-full font-semibold text-link wrap-anywhere"
          >
            {company.email}
          </a>
        </p>
      </li>
      {/* Where the form is below, the next line is its own. */}
      <li className="border-line py-4 md:max-lg:border-b">
        <h2 className="text-h4">{phone.title}</h2>
        <p className="mt-1 max-w-[30.6em] text-text-soft">{phone.text}</p>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 md:max-lg:grid-cols-1">
          {phones.map(({ country, display, dial, office }) => (
            <div
              key={dial}
              data-script={office && "visitor-time"}
              data-zone={office?.timeZone}
              data-hours={office?.hours}
            >
              <dt className="text-text-soft">
                {country}{" "}
                <span
                  data-part="state"
                  className="ml-2 text-small data-open:font-semibold data-open:text-secondary"
                />
              </dt>
              <dd>
                <a
                  href={`tel:${dial}`}
                  className="inline-block font-semibold tabular-nums text-link"
                >
                  {display}
                </a>
                {office === undefined ? null : (
                  <span className="mt-1.5 block text-small text-text-soft">
                    {office.hours}, {office.city} time
                    <span
                      data-part="yours"
                      className="mt-1 block min-h-[1lh] text-text md:min-h-[2lh] noscript:hidden"
                    />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    </ul>
  );
}
