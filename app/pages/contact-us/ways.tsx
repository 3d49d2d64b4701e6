import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";

/** The three other ways to get in touch, beside the form. */
export function Ways() {
  const { call, email, phone } = contactUs.ways;
  const phones = [
    { country: phone.us, ...company.phones.us },
    { country: phone.india, ...company.phones.india },
  ];
  return (
    <ul className="mt-10 grid gap-x-8 border-text border-t-[1.5px] md:max-lg:grid-cols-3">
      <li className="border-line border-b py-5">
        <h2 className="text-h4">{call.title}</h2>
        <p className="mt-1 max-w-[46ch] text-text-soft">{call.text}</p>
        <TalkToUs variant="secondary" size="small" className="mt-3" />
      </li>
      <li className="border-line border-b py-5">
        <h2 className="text-h4">{email.title}</h2>
        <p className="mt-1 max-w-[46ch] text-text-soft">{email.text}</p>
        <p className="mt-2">
          <a
            href={`mailto:${company.email}`}
            className="inline-block max-w-full font-semibold text-link wrap-anywhere"
          >
            {company.email}
          </a>
        </p>
      </li>
      <li className="border-line border-b py-5">
        <h2 className="text-h4">{phone.title}</h2>
        <p className="mt-1 max-w-[46ch] text-text-soft">{phone.text}</p>
        <dl className="mt-2 grid gap-1">
          {phones.map((line) => (
            <div
              key={line.dial}
              className="grid grid-cols-[7.5rem_auto] justify-start gap-x-3 md:max-lg:grid-cols-1"
            >
              <dt className="text-text-soft">{line.country}</dt>
              <dd>
                <a
                  href={`tel:${line.dial}`}
                  className="inline-block font-semibold tabular-nums text-link"
                >
                  {line.display}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </li>
    </ul>
  );
}
