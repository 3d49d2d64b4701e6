import type { FormProblemCode } from "@brightkeel/contracts";
import { issueToken, readGuard, renewToken } from "./form-token.server.ts";
import type { FormAnswer, FormOrigin, FormsPort } from "./port.server.ts";
import type { FormResult } from "./result.ts";

/** Error messages of a field by problem; `any` for problems without a message of their own. */
export type FieldWords = Partial<Record<FormProblemCode, string>> & { any: string };

export type NoticeWords = {
  spent: string;
  store: string;
};

type Receiving<Field extends string> = {
  /** Name of the form, part of the token's signature. */
  form: string;
  data: FormData;
  fields: readonly Field[];
  words: Readonly<Record<string, FieldWords>>;
  notices: NoticeWords;
  signer: Pick<FormsPort, "sign" | "verify">;
  now: number;
  /** Validates and stores. */
  save: (
    values: Record<Field, string>,
    sender: Pick<FormOrigin, "idempotencyKey" | "behavior">,
  ) => Promise<FormAnswer>;
};

/**
 * Stores a sent form, or returns it with everything typed and one message for each invalid field. Whatever fails,
 * nothing typed is lost.
 */
export async function receiveForm<Field extends string>(
  receiving: Receiving<Field>,
): Promise<FormResult<Field>> {
  const { form, data, fields, words, notices, signer, now, save } = receiving;
  const values = typedValues(data, fields);
  const again = { sent: false, values, token: renewToken(signer, form, data, now) } as const;

  const { id, behavior } = readGuard(signer, form, data, now);
  try {
    const answer = await save(values, { idempotencyKey: id, behavior });
    if (answer.ok) return { sent: true, status: 200, reference: answer.reference, values };
    if (answer.spent) {
      const token = issueToken(signer, form, now);
      return { ...again, token, status: 422, errors: {}, notice: notices.spent };
    }
    const errors = answer.problems.map(({ field, code }) => {
      const sentences = words[field];
      return [field, sentences?.[code] ?? sentences?.any ?? notices.store] as const;
    });
    return { ...again, status: 422, errors: Object.fromEntries(errors), notice: undefined };
  } catch {
    // The store has logged the reason.
    return { ...again, status: 503, errors: {}, notice: notices.store };
  }
}

function typedValues<Field extends string>(data: FormData, fields: readonly Field[]) {
  const values = fields.map((field) => {
    const value = data.get(field);
    return [field, typeof value === "string" ? value.replace(/\r\n/g, "\n") : ""] as const;
  });
  // The keys of the result are exactly the fields.
  return Object.fromEntries(values) as Record<Field, string>;
}
