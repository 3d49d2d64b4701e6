/** Result of a sent form: stored, or returned with everything typed and what is wrong. */
export type FormResult<Field extends string> =
  | { sent: true; status: 200; reference: string }
  | ({ sent: false } & ReturnedForm<Field>);

export type ReturnedForm<Field extends string> = {
  /** 422: something in the form; 503: something of ours. */
  status: 422 | 503;
  values: Record<Field, string>;
  /** Sentences by field. */
  errors: Partial<Record<string, string>>;
  /** What is wrong with the form as a whole. */
  notice: string | undefined;
  token: string;
};
