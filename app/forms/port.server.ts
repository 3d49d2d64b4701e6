import { type FormProblemCode, languageOf, type SenderBehavior } from "@brightkeel/contracts";
import { createContext } from "react-router";

/** Server functions that the forms use (see app/ports.server.ts). */
export type FormsPort = {
  /** Keyed signature (HMAC), the same in every process of this site. */
  sign(text: string): string;
  /** Compares a signature with that of the text in constant time. */
  verify(text: string, signature: string): boolean;
  /** Both validate; they resolve when everything is on disk and reject when it could not be stored. */
  saveContact(values: TypedValues, origin: FormOrigin): Promise<FormAnswer>;
  saveApplication(
    values: TypedValues,
    cv: File | undefined,
    origin: FormOrigin,
  ): Promise<FormAnswer>;
};

export const formsContext = createContext<FormsPort>();

/** The same functions for a form that came with these headers: what is stored names the sender's language. */
export function formsOf(forms: FormsPort, headers: Headers): FormsPort {
  const language = languageOf(headers.get("accept-language"));
  return {
    ...forms,
    saveContact: (values, origin) => forms.saveContact(values, { ...origin, language }),
    saveApplication: (values, cv, origin) =>
      forms.saveApplication(values, cv, { ...origin, language }),
  };
}

/** Text fields by name, as typed. */
export type TypedValues = Readonly<Record<string, string>>;

export type FormOrigin = {
  /** Path of the page, without its query. */
  page: string;
  /** The language that the browser asked for first, such as `de-AT`. */
  language?: string | undefined;
  /** The sentence about their data that the visitor read. */
  consent: string;
  /** The same for every sending of one rendered form; undefined for a form that we did not render. */
  idempotencyKey: string | undefined;
  behavior: SenderBehavior;
};

export type FormAnswer =
  | { ok: true; reference: string }
  | {
      ok: false;
      problems: readonly { field: string; code: FormProblemCode }[];
      /** This rendered form has been sent often enough; a new one may be sent. */
      spent?: true;
    };
