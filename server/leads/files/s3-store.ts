import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { excerptOf, readAnswer } from "#server/http/read-answer.ts";
import { type FileStore, filesFolder } from "./file-store.ts";

export type S3Settings = {
  /** Address of the bucket, without a slash at the end. */
  bucketUrl: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Time limit of one request, in milliseconds: 5 MB over a slow line. */
const timeLimit = 30_000;

/** Page size of a listing. */
const longestPage = 4 * 1024 * 1024;

/**
 * Files in a bucket of an S3-compatible store.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function s3Store({
  bucketUrl,
  region,
  ...keys
}: S3Settings): FileStore & { removeFolder(folder: string): Promise<void> } {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: 2 });

  async function ask(
    method: "GET" | "PUT" | "DELETE",
    address: string,
    content: { bytes?: Uint8Array<ArrayBuffer>; type?: string } = {},
  ): Promise<Response | undefined> {
    const { bytes, type } = content;
    const response = await client.fetch(bucketUrl + address, {
      method,
      headers: {
        // Signed with the rest, so that no byte can change on the way.
        "x-amz-content-sha256": createHash("sha256")
          .update(bytes ?? "")
          .digest("hex"),
        ...(type !== undefined && { "content-type": type }),
      },
      ...(bytes && { body: bytes }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    });
    if (response.ok) return response;
    const said = await readAnswer(response).catch(() => "");
    const code = between(said, "<Code>", "</Code>");
    // Without the right to list, a missing file is answered with 403, which stays an error.
    if (response.status === 404 && code !== "NoSuchBucket") return undefined;
    throw new Error(
      `The store of files at ${bucketUrl} answered ${response.status}${code ? ` ${code}` : said && `: ${excerptOf(said)}`}`,
    );
  }

  /** Every file in a folder, page by page. */
  async function* list(prefix: string): AsyncGenerator<{ path: string; changedAt: number }[]> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({
        "list-type": "2",
        prefix,
        ...(token !== undefined && { "continuation-token": token }),
      });
      const response = await ask("GET", `/?${query}`);
      if (!response) throw new Error(`There is no bucket at ${bucketUrl}`);
      const text = await readAnswer(response, longestPage);
      yield text
        .split("<Contents>")
        .slice(1)
        .map((entry) => ({
          path: between(entry, "<Key>", "</Key>") ?? "",
          changedAt: Date.parse(between(entry, "<LastModified>", "</LastModified>") ?? ""),
        }));
      const more = between(text, "<IsTruncated>", "</IsTruncated>") === "true";
      token = more
        ? between(text, "<NextContinuationToken>", "</NextContinuationToken>")
        : undefined;
    } while (token !== undefined);
  }

  async function removeFolder(folder: string): Promise<void> {
    for await (const files of list(`${folder}/`)) {
      for (const { path } of files) await (await ask("DELETE", `/${path}`))?.body?.cancel();
    }
  }

  return {
    place: bucketUrl,
    async write(path, bytes, type) {
      // A copy with a buffer of its own, as the request requires.
      const answer = await ask("PUT", `/${path}`, { bytes: new Uint8Array(bytes), type });
      if (!answer) throw new Error(`There is no bucket at ${bucketUrl}`);
      await answer.body?.cancel();
    },
    async read(path) {
      const response = await ask("GET", `/${path}`);
      return response && new Uint8Array(await response.arrayBuffer());
    },
    removeFolder,
    removeOf: (leadId) => removeFolder(`${filesFolder}/${leadId}`),
    async leadsBefore(before) {
      const newest = new Map<string, number>();
      for await (const files of list(`${filesFolder}/`)) {
        for (const { path, changedAt } of files) {
          const [, leadId] = path.split("/");
          if (!leadId) continue;
          newest.set(leadId, Math.max(newest.get(leadId) ?? 0, changedAt));
        }
      }
      return [...newest].flatMap(([leadId, changedAt]) => (changedAt < before ? [leadId] : []));
    },
  };
}

/** Text between two tags; the values that are read contain no XML entities. */
function between(text: string, start: string, end: string): string | undefined {
  const from = text.indexOf(start);
  if (from === -1) return undefined;
  const to = text.indexOf(end, from);
  return to === -1 ? undefined : text.slice(from + start.length, to);
}
