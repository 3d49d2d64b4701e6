import { data, type RouterContextProvider } from "react-router";
import { issueMark } from "#app/forms/form-token.server.ts";
import { formsContext } from "#app/forms/port.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import type { Job } from "#content/jobs/index.ts";
import { applicationFormName, receiveApplication } from "./application-form.server.ts";

type Arguments = { request: Request; context: Readonly<RouterContextProvider> };

/** What a job page needs of the server: the mark of a form rendered now. */
export function loadJob(job: Job, { context }: Arguments) {
  const { sign } = context.get(formsContext);
  return { mark: issueMark(sign, applicationFormName(job), Date.now()) };
}

/** Takes an application that was sent from a job page. */
export async function applyForJob(job: Job, { request, context }: Arguments) {
  const form = await readForm(request);
  const result = await receiveApplication(job, form, context.get(formsContext), Date.now());
  return data(result, { status: result.status });
}
