import { applicationFormRules, cvRules } from "@brightkeel/contracts";
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
import { application } from "#content/jobs/application.ts";
import type { Job } from "#content/jobs/index.ts";
import { paths } from "#content/paths.ts";

export type ApplicationField = keyof typeof applicationFormRules;
// The type of `Object.keys` is wider: a constant has exactly these keys.
export const applicationFields = Object.keys(applicationFormRules) as ApplicationField[];

/** All fields in the order of the form. */
const order = [...applicationFields, "cv"] as const;

/** The application form of a job. A returned form keeps everything typed, and with scripts the chosen file. */
export function ApplicationForm({
  id,
  job,
  token,
  result,
}: {
  id: string;
  job: Job;
  token: string;
  result: ReturnedForm<ApplicationField> | undefined;
}) {
  const { fields, errorTitle } = application;
  const errors = result?.errors ?? {};
  const listed = order.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: `${id}-${field}`, message }];
  });
  const common = (field: ApplicationField) => ({
    id: `${id}-${field}`,
    name: field,
    defaultValue: result?.values[field],
    error: errors[field],
  });
  // Browsers do not refill a file input: ask for the file again, unless an error message already does, or the script
  // kept the field with its file, which is then valid.
  const cvAgain =
    result === undefined || errors.cv !== undefined ? null : (
      <span className="hidden [div:has(:invalid)>p>&]:inline"> {application.cvAgain}</span>
    );

  return (
    // As in the contact form, the server says all that is wrong at once.
    <form
      data-script="kept-form"
      method="post"
      noValidate
      encType="multipart/form-data"
      action={`${paths.job(job.slug)}#${id}`}
      className="relative grid gap-6"
    >
      <p className="text-text-soft text-small">{application.intro}</p>
      {listed.length > 0 ? <ErrorSummary title={errorTitle} errors={listed} /> : null}
      {result?.notice === undefined ? null : <FormNotice title={errorTitle} text={result.notice} />}
      <FormGuard token={result?.token ?? token} />
      <TextField
        {...common("name")}
        {...inputAttributes(applicationFormRules.name)}
        label={fields.name.label}
      />
      <TextField
        {...common("email")}
        {...inputAttributes(applicationFormRules.email)}
        label={fields.email.label}
        hint={fields.email.hint}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-end">
        <SelectField
          {...common("country")}
          {...selectAttributes(applicationFormRules.country)}
          label={fields.country.label}
          hint={fields.country.hint}
        >
          <option value="">{fields.country.choose}</option>
          {job.posting.countries.map((country) => (
            <option key={country} value={country}>
              {fields.country.options[country]}
            </option>
          ))}
        </SelectField>
        <TextField
          {...common("phone")}
          {...inputAttributes(applicationFormRules.phone)}
          label={fields.phone.label}
          hint={fields.phone.hint}
        />
      </div>
      <TextField
        {...common("link")}
        {...inputAttributes(applicationFormRules.link)}
        label={fields.link.label}
        hint={fields.link.hint}
      />
      <TextArea
        {...common("message")}
        {...textAreaAttributes(applicationFormRules.message)}
        label={job.apply.prompt}
        hint={fields.message.hint}
        rows={7}
      />
      <TextField
        id={`${id}-cv`}
        name="cv"
        type="file"
        accept={cvRules.extensions.join(",")}
        label={fields.cv.label}
        hint={
          <>
            {fields.cv.hint}
            {cvAgain}
          </>
        }
        error={errors.cv}
        required={cvRules.required}
        className="file:mr-4 file:cursor-pointer file:rounded-sm file:border-0 file:bg-tint file:px-4 file:py-1.5 file:font-semibold file:text-text"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit">{application.submit}</Button>
        <p className="min-w-0 text-text-soft text-small">
          <Consent>{application.consent}</Consent>
        </p>
      </div>
    </form>
  );
}
