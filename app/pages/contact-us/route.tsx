import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { FormSent } from "#app/forms/form-notice.tsx";
import { issueMark } from "#app/forms/form-token.server.ts";
import { formsContext } from "#app/forms/port.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { FormResult } from "#app/forms/result.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import {
  breadcrumbs,
  faqPage,
  organizationId,
  type StructuredData,
  webPage,
} from "#app/shell/structured-data.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { Accordion } from "#app/ui/accordion.tsx";
import { Figure } from "#app/ui/figure.tsx";
import { RuleGrid } from "#app/ui/rule-grid.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { company } from "#content/company.ts";
import { contact } from "#content/pages/contact-us.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { contactFormName, receiveContactForm, topicOf } from "./contact-form.server.ts";
import { type ContactField, ContactForm } from "./contact-form.tsx";
import { OfficeHours } from "./drawing.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Contact us", path: paths.contact() },
];

const formId = "write";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...contact.meta,
    path: paths.contact(),
    structuredData: [
      breadcrumbs(trail),
      webPage("ContactPage", contact.meta.title, contact.meta.description),
      ...company.offices.map((office) => officePlace(office)),
      faqPage(contact.questions.items),
    ],
  });

const officePlace =
  (office: (typeof company.offices)[number]): StructuredData =>
  ({ origin, url }) => ({
    "@type": "LocalBusiness",
    "@id": `${url}#office-${office.countryCode.toLowerCase()}`,
    name: `${company.name}, ${office.city}`,
    parentOrganization: { "@id": organizationId(origin) },
    url,
    email: company.email,
    telephone: (office.countryCode === "IN" ? company.phones.india : company.phones.us).dial,
    address: {
      "@type": "PostalAddress",
      streetAddress: office.lines[0],
      addressLocality: office.city,
      addressCountry: office.countryCode,
    },
  });

/** The form’s mark is made for each visitor, so the page is not kept. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export function loader({ request, context }: Route.LoaderArgs) {
  const { sign } = context.get(formsContext);
  return {
    topic: topicOf(new URL(request.url).searchParams),
    mark: issueMark(sign, contactFormName, Date.now()),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const result = await receiveContactForm(form, context.get(formsContext), Date.now());
  return data(result, { status: result.status });
}

/** An answer to a sent form brings its own mark: asking for another one would be a request for nothing. */
export const shouldRevalidate = ({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (actionResult === undefined ? defaultShouldRevalidate : false);

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="shell pt-8 pb-14 md:pt-12 md:pb-20">
        <Breadcrumb trail={trail} />
        <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div>
            <h1 className="max-w-[12ch] text-h1">{contact.headline}</h1>
            <p className="mt-6 max-w-[46ch] text-text-soft text-lead">{contact.lede}</p>
            <Ways />
          </div>
          <Writing mark={loaderData.mark} topic={loaderData.topic} result={actionData} />
        </div>
      </div>
      <Section
        id="after"
        label="Afterwards"
        title={contact.after.title}
        lede={contact.after.intro}
        tone="tint"
      >
        <Steps steps={contact.after.steps} />
      </Section>
      <Section id="helps" label="Before" title={contact.helps.title}>
        <RuleGrid columns={2} items={contact.helps.items} />
      </Section>
      <Hours />
      <Section id="questions" label="Questions" title={contact.questions.title}>
        <Accordion
          name="contact-questions"
          items={contact.questions.items.map((item) => ({
            summary: item.question,
            body: item.answer,
          }))}
        />
      </Section>
    </>
  );
}

/** The three ways beside the form. */
function Ways() {
  const { call, email, phone } = contact.ways;
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

function Writing({
  mark,
  topic,
  result,
}: {
  mark: string;
  topic: string;
  result: FormResult<ContactField> | undefined;
}) {
  const { form } = contact;
  return (
    <section
      id={formId}
      aria-label={form.title}
      className="self-start border-text border-t-[1.5px] pt-6"
    >
      {result?.sent ? (
        <FormSent title={form.sent.title}>
          <p className="measure">{form.sent.text}</p>
          <p className="text-text-soft">{form.sent.next}</p>
          <p>
            <TalkToUs size="small" />
          </p>
        </FormSent>
      ) : (
        <>
          <h2 className="text-h3">{form.title}</h2>
          <p className="mt-1 mb-6 text-text-soft text-small">{form.intro}</p>
          <ContactForm id={formId} mark={mark} topic={topic} result={result} />
        </>
      )}
    </section>
  );
}

function Hours() {
  const { hours, offices } = contact;
  return (
    <Section id="hours" label="Hours" title={hours.title} lede={hours.intro} tone="tint">
      <Figure caption={hours.drawing.caption}>
        <OfficeHours offices={company.offices} label={hours.drawing.title} />
      </Figure>
      <div id="offices" className="mt-16 border-text border-t-[1.5px] pt-8">
        <h3 className="text-h3">{offices.title}</h3>
        <p className="measure mt-2 text-text-soft">{offices.intro}</p>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {company.offices.map((office) => (
            <div
              key={office.city}
              className="grid gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <div>
                <h4 className="text-h4">{office.city}</h4>
                <address className="mt-1 text-text-soft not-italic">
                  {[...office.lines, office.country].map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
              </div>
              <div>
                <p>{office.directions}</p>
                <p className="mt-2 font-mono text-text-soft text-small">{office.hours}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
