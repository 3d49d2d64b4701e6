import type { FormResult } from "#app/forms/result.ts";
import { contactUs } from "#content/pages/contact-us.ts";
import { type ContactField, ContactForm } from "./contact-form.tsx";
import { Sent } from "./sent.tsx";

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
        <Sent reference={result.reference} values={result.values} />
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
