import { FormSent } from "#app/forms/form-notice.tsx";
import type { FormResult } from "#app/forms/result.ts";
import { TalkToUs } from "#app/shell/talk-to-us.tsx";
import { contactUs } from "#content/pages/contact-us.ts";
import { type ContactField, ContactForm } from "./contact-form.tsx";

const messageId = "write";

/** The form, or the confirmation that replaces it. */
export function Message({
  token,
  topic,
  result,
}: {
  token: string;
  topic: string;
  result: FormResult<ContactField> | undefined;
}) {
  const { form } = contactUs;
  return (
    <section
      id={messageId}
      aria-label={form.title}
      className="no-print self-start border-text border-t-[1.5px] pt-6"
    >
      {result?.sent ? (
        // Where the page's headline is beside it, the result is repeated only for screen readers, which announce this part.
        <FormSent
          title={
            <>
              <span className="max-lg:mb-3 max-lg:block lg:sr-only">{form.sent.title}. </span>
              {form.sent.next}
            </>
          }
          reference={result.reference}
        >
          <p>
            <TalkToUs size="small" />
          </p>
        </FormSent>
      ) : (
        <>
          <h2 className="text-h3">{form.title}</h2>
          <p className="mt-1 mb-6 text-text-soft text-small">{form.intro}</p>
          <ContactForm id={messageId} token={token} topic={topic} result={result} />
        </>
      )}
    </section>
  );
}
