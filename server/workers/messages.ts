import type { EncodedResponse } from "#server/pages/index.ts";

/** What the primary process and its workers tell each other. */

export type ToWorker =
  | {
      type: "ready";
      /** An address as requested, without parameters. */
      address: string;
      /** The answer that is ready there; undefined when there is none any more. */
      response: EncodedResponse | undefined;
    }
  | { type: "stop" };

/** The port could not be bound. */
export type FromWorker = { type: "failed"; code: string | undefined; message: string };
