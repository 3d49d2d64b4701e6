import type { FormsPort } from "#app/forms/port.server.ts";
import { receiveForm } from "#app/forms/receive.server.ts";
import type { FormResult } from "#app/forms/result.ts";
import { contactTopics, contactUs } from "#content/pages/contact-us.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";
import { type ContactField, contactFields } from "./contact-form.tsx";

/** The form's name, part of the token’s signature: a token of another form is invalid here. */
export const contactFormName = "contact";

const topics: readonly string[] = [...services.map((entry) => entry.title), ...contactTopics];

/** Returns the topic that the address asks for, such as `?service=AI Chatbot`. Unknown topics are ignored. */
export function topicOf(search: URLSearchParams): string {
  const asked = search.get("service")?.trim().toLowerCase() ?? "";
  return topics.find((topic) => topic.toLowerCase() === asked) ?? "";
}

export function receiveContactForm(
  data: FormData,
  forms: FormsPort,
  now: number,
): Promise<FormResult<ContactField>> {
  const { errors, fields } = contactUs.form;
  return receiveForm({
    form: contactFormName,
    data,
    fields: contactFields,
    signer: forms,
    now,
    notices: errors,
    words: {
      name: { any: errors.name },
      email: { required: errors.email, any: errors.emailFormat },
      phone: { any: errors.phone },
      company: { any: errors.company },
      message: { required: errors.message, any: errors.messageLength },
    },
    save: (values, sender) =>
      forms.saveContact(
        // A topic that is not on the list cannot have been chosen here; the message is accepted without it.
        { ...values, topic: topics.includes(values.topic) ? values.topic : "" },
        { page: paths.contactUs(), consent: fields.consent.label, ...sender },
      ),
  });
}
