import { type FormProblemCode, languageOf, type SenderBehavior } from "@brightkeel/contracts";
import { createContext } from "react-router";

/** Server functions that the forms use (see app/ports.server.ts). */
export type FormsPort = {
  /** Returns a keyed signature (HMAC), the same in every process of this site. */
  sign(text: string): string;
  /** Compares a signature with that of the text in constant time. */
  verify(text: string, signature: string): boolean;
  /** Both validate. They resolve when everything is on disk and reject when it could not be stored. */
  saveContact(values: TypedValues, origin: FormOrigin): Promise<FormAnswer>;
  saveApplication(
    values: TypedValues,
    cv: File | undefined,
    origin: FormOrigin,
  ): Promise<FormAnswer>;
};

export const formsContext = createContext<FormsPort>();

/** Returns the same functions for a request with these headers, so that the sender's language is stored too. */
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
  /** Preferred language of the browser, such as `de-AT`. */
  language?: string | undefined;
  /** The sentence on data protection that the visitor read. */
  consent: string;
  /** Same each time a rendered form is sent; undefined for a form that we did not render. */
  idempotencyKey: string | undefined;
  behavior: SenderBehavior;
};

export type FormAnswer =
  | { ok: true; reference: string }
  | {
      ok: false;
      problems: readonly { field: string; code: FormProblemCode }[];
      /** This rendered form has been sent too often; a newly rendered one may be sent. */
      spent?: true;
    };
