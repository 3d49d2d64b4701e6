import { contactFormRules } from "@brightkeel/contracts";
import { Consent } from "#app/forms/consent.tsx";
import {
  inputAttributes,
  selectAttributes,
  textAreaAttributes,
} from "#app/forms/field-attributes.ts";
import { FormGuard } from "#app/forms/form-guard.tsx";
import { FormNotice } from "#app/forms/form-notice.tsx";
import type { ReturnedForm } from "#app/forms/result.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { contactTopics, contactUs } from "#content/pages/contact-us.ts";
import { paths } from "#content/paths.ts";
import { services } from "#content/services/index.ts";

export type ContactField = keyof typeof contactFormRules;
// The type of `Object.keys` is wider: a constant has exactly these keys.
export const contactFields = Object.keys(contactFormRules) as ContactField[];

/** The contact form. `topic` is preselected; a returned form keeps everything typed. */
export function ContactForm({
  id,
  token,
  topic,
  result,
}: {
  id: string;
  token: string;
  topic: string;
  result: ReturnedForm<ContactField> | undefined;
}) {
  const { form } = contactUs;
  const values: Partial<Record<ContactField, string>> = result?.values ?? { topic };
  const errors = result?.errors ?? {};
  const listed = contactFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  const common = (field: ContactField) => ({
    id: `${id}-${field}`,
    name: field,
    defaultValue: values[field],
    error: errors[field],
  });

  return (
    // The server checks, and says everything that is wrong at once, beside the fields and above them; the browser’s
    // bubbles say one thing at a time and cover the next label.
    <form
      data-script="kept-form"
      method="post"
      action={`${paths.contactUs()}#${id}`}
      noValidate
      className="relative grid gap-6"
    >
      {listed.length > 0 ? <ErrorSummary title={form.errorTitle} errors={listed} /> : null}
      {result?.notice === undefined ? null : (
        <FormNotice title={form.errorTitle} text={result.notice} />
      )}
      <FormGuard token={result?.token ?? token} />
      <TextField
        {...common("name")}
        {...inputAttributes(contactFormRules.name)}
        label={form.fields.name.label}
      />
      <TextField
        {...common("email")}
        {...inputAttributes(contactFormRules.email)}
        label={form.fields.email.label}
        hint={form.fields.email.hint}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-end">
        <TextField
          {...common("company")}
          {...inputAttributes(contactFormRules.company)}
          label={form.fields.company.label}
        />
        <TextField
          {...common("phone")}
          {...inputAttributes(contactFormRules.phone)}
          label={form.fields.phone.label}
        />
      </div>
      <SelectField
        {...common("topic")}
        {...selectAttributes(contactFormRules.topic)}
        label={form.fields.topic.label}
      >
        <option value="">{form.noTopic}</option>
        <optgroup label={form.topicGroups.services}>
          {services.map((entry) => (
            <option key={entry.slug} value={entry.title}>
              {entry.title}
            </option>
          ))}
        </optgroup>
        <optgroup label={form.topicGroups.other}>
          {contactTopics.map((other) => (
            <option key={other} value={other}>
              {other}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <TextArea
        {...common("message")}
        {...textAreaAttributes(contactFormRules.message)}
        label={form.fields.message.label}
        hint={form.fields.message.hint}
        rows={7}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit">{form.submit}</Button>
        <p className="min-w-0 text-text-soft text-small">
          <Consent>{form.fields.consent.label}</Consent>
        </p>
      </div>
    </form>
  );
}
