import type { FormsPort } from "#app/forms/port.server.ts";
import { receiveForm } from "#app/forms/receive.server.ts";
import type { FormResult } from "#app/forms/result.ts";
import { application } from "#content/jobs/application.ts";
import type { Job } from "#content/jobs/index.ts";
import { paths } from "#content/paths.ts";
import { type ApplicationField, applicationFields } from "./application-form.tsx";

/** Returns the form's name, part of the token’s signature: a token of another job’s form is invalid here. */
export const applicationFormName = (job: Job): string => `application:${job.slug}`;

export function receiveApplication(
  job: Job,
  data: FormData,
  forms: FormsPort,
  now: number,
): Promise<FormResult<ApplicationField>> {
  const { errors } = application;
  return receiveForm({
    form: applicationFormName(job),
    data,
    fields: applicationFields,
    signer: forms,
    now,
    notices: errors,
    words: {
      name: { any: errors.name },
      email: { required: errors.email, any: errors.emailFormat },
      phone: { any: errors.phone },
      country: { any: errors.country },
      link: { any: errors.link },
      message: { required: errors.message, any: errors.messageLength },
      cv: { required: errors.cvMissing, "too-large": errors.cvSize, any: errors.cvType },
    },
    save(values, sender) {
      const cv = data.get("cv");
      const file = cv instanceof File && cv.size > 0 ? cv : undefined;
      return forms.saveApplication({ ...values, job: job.title }, file, {
        page: paths.job(job.slug),
        consent: application.consent,
        ...sender,
      });
    },
  });
}
