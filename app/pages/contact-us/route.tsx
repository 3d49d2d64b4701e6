import { data } from "react-router";
import { issueToken } from "#app/forms/form-token.server.ts";
import { formsContext, formsOf } from "#app/forms/port.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { pageFacts } from "#app/page-facts.ts";
import { Breadcrumb } from "#app/shell/breadcrumb.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PageQuestions } from "#app/shell/page-questions.tsx";
import {
  breadcrumbs,
  organizationId,
  type StructuredData,
  webPage,
} from "#app/shell/structured-data.ts";
import { Section } from "#app/ui/section.tsx";
import { Steps, type StepTime } from "#app/ui/steps.tsx";
import { company } from "#content/company.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { paths } from "#content/paths.ts";
import type { Route } from "./+types/route";
import { contactFormName, receiveContactForm, topicOf } from "./contact-form.server.ts";
import { openHoursOf } from "./contact-hours.server.ts";
import { Message } from "./message.tsx";
import { OfficeTimes } from "./office-times.tsx";
import { SignalFlag } from "./signal-flag.tsx";
import { SpecimenMessage } from "./specimen-message.tsx";
import { Ways } from "./ways.tsx";

const trail = [
  { name: "Home", path: paths.home },
  { name: "Contact us", path: paths.contactUs() },
];

/** At once, within four office hours, and within a working day of nine; the talk is as the visitor likes. */
const afterTimes: readonly StepTime[] = [
  { until: 4, words: "4 office hours" },
  { until: 5, words: "5 more" },
  {},
  { open: true },
];

export const handle = pageFacts({ parameters: ["service"], perVisitor: true, sitemap: true });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    ...contactUs.meta,
    path: paths.contactUs(),
    structuredData: [
      breadcrumbs(trail),
      webPage("ContactPage", contactUs.meta.title, contactUs.meta.description),
      ...company.offices.map((office) => officePlace(office)),
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

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    topic: topicOf(new URL(request.url).searchParams),
    token: issueToken(context.get(formsContext), contactFormName, Date.now()),
    openHours: openHoursOf(company.offices),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const forms = formsOf(context.get(formsContext), request.headers);
  const result = await receiveContactForm(form, forms, Date.now());
  return data(result, { status: result.status });
}

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { sent } = contactUs.form;
  const head = actionData?.sent
    ? { title: sent.title, lede: sent.text }
    : { title: contactUs.headline, lede: contactUs.lede };
  return (
    <>
      <div className="shell pt-8 pb-8 md:pt-12 md:pb-20">
        <Breadcrumb trail={trail} />
        {/* On a phone the form follows the introduction; other ways to reach us come after it. */}
        <div className="mt-8 grid gap-x-16 gap-y-10 md:mt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8">
          <div>
            <h1 className="max-w-[8em] text-h1">{head.title}</h1>
            <p className="mt-6 max-w-[30.6em] text-text-soft text-lead">{head.lede}</p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Message token={loaderData.token} topic={loaderData.topic} result={actionData} />
          </div>
          <Ways />
        </div>
      </div>
      {/* Both are about what is still to be sent. */}
      {actionData?.sent ? null : (
        <>
          <Section
            id="after"
            title={contactUs.after.title}
            lede={contactUs.after.intro}
            tone="tint"
          >
            <Steps steps={contactUs.after.steps} times={afterTimes} />
          </Section>
          <SpecimenMessage />
        </>
      )}
      <OfficeTimes open={loaderData.openHours} />
      <PageQuestions {...contactUs.questions} />
      <SignalFlag />
    </>
  );
}
