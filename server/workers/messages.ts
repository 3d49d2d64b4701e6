import type { EncodedResponse } from "#server/pages/index.ts";

/** What the primary process and its workers tell each other. */

export type ToWorker =
  | {
      type: "ready";
      /** An address as it is asked for, without parameters. */
      address: string;
      /** What lies ready there; undefined when nothing does any more. */
      response: EncodedResponse | undefined;
    }
  | { type: "stop" };

/** The port could not be taken. */
export type FromWorker = { type: "failed"; code: string | undefined; message: string };
