import { maxFormBytes } from "@brightkeel/contracts";
import type { Context, MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";

/** Total size of bodies in memory at one time, in bytes; a form with a file may have `maxFormBytes`. */
const budgetForAll = 8 * maxFormBytes;
/** The part of it that one address may use, so that no single client fills it. */
const budgetForOne = 3 * maxFormBytes;
/** Bodies up to this size, such as forms without a file, do not count. */
const small = 256 * 1024;
/** How long an upload keeps its place however slow it is, in milliseconds. */
const grace = 5_000;

type Upload = {
  client: string;
  bytes: number;
  began: number;
  isWhole(): boolean;
  received(): number;
  cut(): void;
};

/**
 * Limits the memory that forms with files use while they arrive, even if many are sent slowly at once. People see the
 * response as a page of its own, and the browser's Back restores what they typed. If all places are taken, the slowest
 * upload is cut, so that a few stalled ones keep no one out.
 */
export function uploadBudget({
  trustedProxies,
  now = () => performance.now(),
}: {
  trustedProxies: number;
  /** Returns milliseconds since any fixed moment. */
  now?: () => number;
}): MiddlewareHandler {
  const uploads = new Set<Upload>();
  const taken = (of: Iterable<Upload>) => [...of].reduce((sum, { bytes }) => sum + bytes, 0);
  const speed = ({ began, received }: Upload) => received() / (now() - began);
  /**
   * Cuts as many of the slowest incomplete uploads past their grace period as needed. If that is not enough, none is
   * cut.
   */
  const makeRoom = (needed: number) => {
    const going: Upload[] = [];
    const slowest = [...uploads]
      .filter(({ began, isWhole }) => now() - began > grace && !isWhole())
      .sort((one, other) => speed(one) - speed(other));
    while (taken(going) < needed) {
      const next = slowest.shift();
      if (!next) return;
      going.push(next);
    }
    for (const upload of going) {
      uploads.delete(upload);
      upload.cut();
    }
  };

  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    const length = Number(context.req.header("content-length") ?? Number.NaN);
    // A body without a stated length may be as long as any.
    const bytes = Number.isFinite(length) ? Math.min(length, maxFormBytes) : maxFormBytes;
    if (bytes <= small) return next();
    const client = clientAddress(context, trustedProxies);
    const own = taken([...uploads].filter((upload) => upload.client === client));
    const mayHave = own + bytes <= budgetForOne;
    if (mayHave) makeRoom(taken(uploads) + bytes - budgetForAll);
    if (!mayHave || taken(uploads) + bytes > budgetForAll) {
      return context.text(
        "Many files are being sent at this moment. Go back, and send yours again in ten seconds: what you typed is still there.\n",
        503,
        // The body was not read, so the connection cannot be reused.
        { "retry-after": "10", "cache-control": "no-store", connection: "close" },
      );
    }
    const upload = { client, bytes, began: now(), ...connectionOf(context) };
    uploads.add(upload);
    try {
      await next();
    } finally {
      uploads.delete(upload);
    }
  };
}

/**
 * Returns whether the request has arrived completely, how many bytes have come since now, and a way to cut its
 * connection.
 */
function connectionOf({ env }: Context): Pick<Upload, "isWhole" | "received" | "cut"> {
  // `app.request()` in tests has no connection.
  const socket = env?.incoming?.socket;
  const before = socket?.bytesRead ?? 0;
  return {
    isWhole: () => env?.incoming?.complete === true,
    received: () => (socket?.bytesRead ?? 0) - before,
    cut: () => void socket?.destroy(),
  };
}
