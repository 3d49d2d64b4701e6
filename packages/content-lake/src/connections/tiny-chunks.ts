import type { IncomingMessage } from "node:http";

/**
 * How small the chunks of a body may be on average, in bytes, once there are more than `few` of them. Clients and proxies
 * send some kilobytes in each.
 */
const smallest = 128;
const few = 1_000;

/**
 * How many more may come in a second: a proxy that passes on whatever it has just got sends ten bytes at a time over a
 * slow line, which is no work. Three hundred connections that use all of it take a tenth of a processor.
 */
const moreASecond = 500;

/** Whether a body has come in too many small chunks for its time, in milliseconds. */
export const areTooSmall = (chunks: number, bytes: number, time: number): boolean =>
  chunks > few && bytes < chunks * smallest && chunks > few + (time / 1000) * moreASecond;

/** Node's way to have the rest of a body read after the answer. The types do not show it. */
type Incoming = IncomingMessage & { _dump(): void };

/**
 * Notices a body that comes in very small chunks. Each becomes an object of its own, so that a packet of one-byte chunks
 * takes as long as ten thousand packets, and a form of twelve megabytes more memory than a process has.
 * https://www.rfc-editor.org/rfc/rfc9112#section-7.1
 *
 * @param cut ends the connection; called once. What is left of the packet costs little then.
 */
export function watchChunks(
  request: IncomingMessage,
  cut: () => void,
  now: () => number = () => performance.now(),
): void {
  if (request.headers["transfer-encoding"] === undefined) return;
  const incoming = request as Incoming;
  const push = request.push.bind(request);
  let chunks = 0;
  let bytes = 0;
  let isCut = false;
  const began = now();
  incoming.push = (chunk: Buffer | null, encoding) => {
    if (isCut) return false;
    if (chunk !== null) {
      chunks += 1;
      bytes += chunk.length;
      if (areTooSmall(chunks, bytes, now() - began)) {
        isCut = true;
        cut();
        return false;
      }
    }
    return push(chunk, encoding);
  };
  // Node's own would have what is left read without `push`, and so without a limit.
  incoming._dump = () => {
    incoming.removeAllListeners("data");
    incoming.resume();
  };
}
