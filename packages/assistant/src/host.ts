import { industryIds } from "@brightkeel/contracts";
import { z } from "zod";

/**
 * The site that the assistant runs on. Everything the assistant says about a company, its services and its pages
 * comes from here, so that the package runs on any site.
 */
const text = z.string().trim().min(1);
const href = z.string().regex(/^(?:\/|https:\/\/)/, "must begin with “/” or “https://”");

/** Subjects of buyers' questions about the chatbot itself. */
export const productTopics = [
  "time",
  "needs",
  "accuracy",
  "unsure",
  "languages",
  "data",
  "model",
  "editing",
  "price",
  "training",
  "results",
] as const;
export type ProductTopic = (typeof productTopics)[number];

export const hostSchema = z.object({
  company: z.object({
    name: text,
    /** What the company does, in a sentence or two that follow its name and a colon. */
    blurb: text,
    email: text,
    /** The first is the number to call. `country` is shown in brackets: “US”. */
    phones: z.array(z.object({ country: text, number: text })).min(1),
    offices: z.array(z.object({ city: text, country: text, hours: text })).min(1),
  }),
  /** In the order they are listed. */
  services: z.array(z.object({ id: text, title: text, description: text, href })).min(1),
  /** How visitors name a service; the first pattern that matches wins, so narrower ones come first. */
  serviceNames: z.array(z.object({ service: text, pattern: z.instanceof(RegExp) })),
  /** The chatbot that the demo presents, as its page describes it. */
  product: z.object({
    integrations: z.array(text).min(1),
    channels: z.array(text).min(1),
    answers: z.record(z.enum(productTopics), text),
    /** Questions that the page prints as examples of other companies' bots, and the reply to them here. */
    examples: z.array(z.object({ asks: z.instanceof(RegExp), text })),
  }),
  /** The demo's name for each industry, used in the prompt of a language model. */
  industryTitles: z.record(z.enum(industryIds), text),
});

export type Host = z.infer<typeof hostSchema>;
export type HostService = Host["services"][number];

/**
 * Returns the host if it fits the schema and every name in `serviceNames` belongs to a service.
 *
 * @throws an Error whose message names what does not fit.
 */
export function checkedHost(host: Host): Host {
  const result = hostSchema.safeParse(host);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`The assistant’s host: ${issue?.path.join(".")} ${issue?.message}.`);
  }
  const ids = new Set(host.services.map(({ id }) => id));
  const stray = host.serviceNames.find(({ service }) => !ids.has(service));
  if (stray)
    throw new Error(`The assistant’s host: a name belongs to no service “${stray.service}”.`);
  return host;
}

/** Returns the service that a message names, if any. */
export function namedService(host: Host, message: string): HostService | undefined {
  const named = host.serviceNames.find(({ pattern }) => pattern.test(message))?.service;
  return host.services.find(({ id }) => id === named);
}
