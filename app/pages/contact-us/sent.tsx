import { FormSent } from "#app/forms/form-notice.tsx";
import { cx } from "#app/ui/cx.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { type ContactField, contactFields } from "./contact-form.tsx";

const { sent, fields } = contactUs.form;

/** The confirmation in place of the form: the reference, a copy of the message, and what happens next. */
export function Sent({
  reference,
  values,
}: {
  reference: string;
  values: Readonly<Record<ContactField, string>>;
}) {
  return (
    <FormSent
      // Where the page's headline is beside it, the result is repeated only for screen readers, which announce this part.
      title={<span className="lg:sr-only">{sent.title}</span>}
      reference={reference}
    >
      <section aria-label={sent.copy} className="border-text border-t-[1.5px] pt-4">
        <h3 className="text-h4">{sent.copy}</h3>
        <dl className="mt-2 grid gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          {contactFields
            .filter((field) => values[field] !== "")
            .map((field) => (
              <div key={field} className="py-1 sm:contents">
                <dt className="text-text-soft sm:py-1">{fields[field].label}</dt>
                <dd className="line-clamp-12 whitespace-pre-line wrap-anywhere sm:py-1">
                  {values[field]}
                </dd>
              </div>
            ))}
        </dl>
      </section>
      <section aria-label={sent.steps} className="mt-2 border-text border-t-[1.5px] pt-4">
        <h3 className="text-h4">{sent.steps}</h3>
        <ol className="mt-4 ml-1.5">
          {contactUs.after.steps.map((step, index) => (
            <li
              key={step.title}
              className="relative border-text border-l-[1.5px] pb-5 pl-6 last:border-transparent last:pb-0"
            >
              <span
                aria-hidden="true"
                className={cx(
                  "solid absolute top-1.5 -left-[6.75px] size-3 rotate-45 border-[1.5px]",
                  index === 0 ? "border-secondary bg-secondary" : "border-text bg-surface",
                )}
              />
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{step.title}</span>
                <span className={index === 0 ? "text-secondary" : "text-text-soft"}>
                  {index === 0 ? sent.reached : step.when}
                </span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <p className="text-text-soft">{sent.next}</p>
    </FormSent>
  );
}
