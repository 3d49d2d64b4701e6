/** Reads response bodies of other systems, which may be endless, truncated, or of another type than stated. */

/** Longer than any meaningful response; in bytes, after decompression. */
const longestAnswer = 256 * 1024;

/** Encodings that `fetch` decodes; it passes bodies of any other through unchanged. */
const readable = new Set(["", "identity", "gzip", "x-gzip", "deflate", "br", "zstd"]);

/**
 * Returns the whole body as text.
 *
 * @throws Error whose message completes “The answer …”.
 */
export async function readAnswer(response: Response, limit = longestAnswer): Promise<string> {
  const encoding = response.headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (!encoding.split(",").every((one) => readable.has(one.trim()))) {
    await response.body?.cancel().catch(() => {});
    throw new Error(`has the encoding ${encoding.slice(0, 40)}, which is not read here`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the transfer.
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > limit) break;
      parts.push(part);
    }
  } catch (error) {
    // The connection was cut, or the compressed body is corrupt; the cause holds the reason.
    const { cause } = error instanceof Error ? error : { cause: undefined };
    throw new Error(`broke off (${cause instanceof Error ? cause.message : String(error)})`, {
      cause: error,
    });
  }
  if (size > limit) throw new Error(`is longer than ${limit / 1024} KB`);
  try {
    return new TextDecoder(charsetOf(response), { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new Error("is not text");
  }
}

/** Returns the start of a text, on one line. */
export const excerptOf = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 200);

function charsetOf(response: Response): string {
  const type = response.headers.get("content-type") ?? "";
  return /charset="?([\w.:-]+)/i.exec(type)?.[1] ?? "utf-8";
}
