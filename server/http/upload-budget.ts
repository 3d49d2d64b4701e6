import { maxFormBytes } from "@brightkeel/contracts";
import type { Context, MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";

/** Bodies that are read into memory at one moment, in bytes; a form with a file may have `maxFormBytes`. */
const budgetForAll = 8 * maxFormBytes;
/** Of these, what one address may take up, so that nobody fills it alone. */
const budgetForOne = 3 * maxFormBytes;
/** Forms without a file are small: they count towards nothing. */
const small = 256 * 1024;
/** So long an upload keeps its place however slowly it comes, in milliseconds. */
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
 * Bounds the memory that forms with files take while they arrive, also when many are sent slowly at one moment. For people
 * who read the answer as a page of its own: the browser's Back brings back what they typed. Where all places are taken, the
 * slowest upload loses its place, so that a few that hardly move keep nobody out.
 */
export function uploadBudget({
  trustedProxies,
  now = () => performance.now(),
}: {
  trustedProxies: number;
  /** Milliseconds since any fixed moment. */
  now?: () => number;
}): MiddlewareHandler {
  const uploads = new Set<Upload>();
  const taken = (of: Iterable<Upload>) => [...of].reduce((sum, { bytes }) => sum + bytes, 0);
  const speed = ({ began, received }: Upload) => received() / (now() - began);
  /**
   * Takes the places of the slowest that had their time and are not there yet, as many as are needed. Where that is not
   * enough, all stay.
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
    // Without its length, a body may be as long as any.
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
        // The body was not read, so the connection cannot be used again.
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

/** Whether a request is there, what has come of its connection since now, and a way to cut it. */
function connectionOf({ env }: Context): Pick<Upload, "isWhole" | "received" | "cut"> {
  // `app.request()` in tests has none.
  const socket = env?.incoming?.socket;
  const before = socket?.bytesRead ?? 0;
  return {
    isWhole: () => env?.incoming?.complete === true,
    received: () => (socket?.bytesRead ?? 0) - before,
    cut: () => void socket?.destroy(),
  };
}
