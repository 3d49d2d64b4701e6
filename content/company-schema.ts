import { z } from "zod";

/**
 * Schema of a company file. The server validates it at startup; it is separate from the values so that the browser
 * does not load the validator.
 */

const httpsAddress = z.url({ protocol: /^https$/, error: "must be an https:// address" });
const phone = z.object({
  /** As printed. */
  display: z.string().min(8),
  /** As dialled: E.164, “+” and 7 to 15 digits. https://www.itu.int/rec/T-REC-E.164 */
  dial: z.string().regex(/^\+\d{7,15}$/, "must be “+” and 7 to 15 digits"),
});

const companySchema = z.object({
  name: z.string().min(2),
  legalName: z.string().min(2),
  tagline: z.string().min(10).max(60),
  /** The paragraph in the footer, and the organisation's description for search engines. */
  blurb: z.string().min(60).max(320),
  /** Public address in production, without a trailing slash; PUBLIC_ORIGIN overrides it. */
  origin: httpsAddress.refine((value) => !value.endsWith("/"), "must not end with a slash"),
  email: z.email(),
  careersEmail: z.email(),
  privacyEmail: z.email(),
  /** Address for reports of security flaws; also in `security.txt`. */
  securityEmail: z.email(),
  phones: z.object({ us: phone, india: phone }),
  /** Booking page of the 30-minute call behind “Talk to Us”. */
  schedulingUrl: httpsAddress,
  social: z.object({
    youtube: httpsAddress,
    x: httpsAddress,
    linkedin: httpsAddress,
    facebook: httpsAddress,
  }),
  offices: z
    .array(
      z.object({
        city: z.string(),
        country: z.string(),
        /** ISO 3166-1 alpha-2. */
        countryCode: z.string().length(2),
        lines: z.array(z.string()).min(1),
        /** IANA name, from which the contact page shows the local time. */
        timeZone: z.string(),
        hours: z.string(),
        directions: z.string(),
      }),
    )
    .min(1),
  copyrightYear: z.number().int(),
});

export type Company = z.infer<typeof companySchema>;

/** Validates a company file. Returns sentences that name each invalid value; undefined if all are valid. */
export function parseCompany(company: Company): string | undefined {
  const result = companySchema.safeParse(company);
  if (result.success) return undefined;
  return result.error.issues
    .map((issue) => `content/company.ts: ${issue.path.join(".")} does not fit: ${issue.message}.`)
    .join("\n");
}
