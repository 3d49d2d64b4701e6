import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) =>
  createHmac("sha256", key).update(data).digest();

/** Percent-encodes every character but the unreserved ones, as the signature requires. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Signature of a request, computed from the published rules.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function signatureOf(request: {
  method: string;
  url: URL;
  headers: Record<string, string>;
  signedHeaders: readonly string[];
  secret: string;
  region: string;
}): string {
  const { method, url, headers, signedHeaders, secret, region } = request;
  const time = headers["x-amz-date"] ?? "";
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const canonical = [
    method,
    url.pathname
      .split("/")
      .map((part) => encoded(decodeURIComponent(part)))
      .join("/"),
    query,
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? "").trim().replace(/ +/g, " ")}`),
    "",
    signedHeaders.join(";"),
    headers["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${secret}`, time.slice(0, 8)));
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n");
  return hmac(key, toSign).toString("hex");
}

const s3Keys = { accessKeyId: "KEYOFTHESITE", secretAccessKey: "a/secret+of=the:site" };
const region = "eu-test-1";

/**
 * A store with one bucket, `cvs`, that rejects wrong signatures, times, body digests and signed headers. Lists come
 * two at a time.
 */
export async function s3Server() {
  const objects = new Map<string, { bytes: Buffer; type: string; changedAt: Date }>();
  const state = { down: false };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (state.down) return refuse(response, 503, "SlowDown");
    answer(request, Buffer.concat(chunks), response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  // A TCP server never has the string form of an address, which is for pipes.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse) {
    const url = new URL(request.url ?? "", origin);
    const wrong = troubleOf(request, url, body);
    if (wrong) return refuse(response, 403, wrong);
    const key = /^\/cvs\/(.*)$/.exec(decodeURIComponent(url.pathname))?.[1];
    if (key === undefined) return refuse(response, 404, "NoSuchBucket");
    if (key === "") return list(url, response);
    if (request.method === "PUT") {
      const type = request.headers["content-type"] ?? "";
      objects.set(key, { bytes: body, type, changedAt: new Date() });
      return void response.end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, "NoSuchKey");
    response.writeHead(200, { "content-type": object.type }).end(object.bytes);
  }

  function list(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get("prefix") ?? "";
    const after = url.searchParams.get("continuation-token") ?? "";
    const found = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, 2);
    const entries = page.map(
      ([key, { changedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified></Contents>`,
    );
    const isCut = found.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : "";
    response
      .writeHead(200, { "content-type": "application/xml" })
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join("")}${next}</ListBucketResult>`,
      );
  }

  return { objects, state, settings: { bucketUrl: `${origin}/cvs`, region, ...s3Keys } };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

/** What is wrong with a request's signature; undefined when it is right. */
function troubleOf(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const { authorization = "", "x-amz-date": time = "", "x-amz-content-sha256": digest } = headers;
  const [, key, day, inRegion, names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (key !== s3Keys.accessKeyId) return "InvalidAccessKeyId";
  const sentAt = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  if (!(Math.abs(sentAt - Date.now()) < 15 * 60_000)) return "RequestTimeTooSkewed";
  if (digest !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const signedHeaders = names.split(";");
  const mustSign = Object.keys(headers).filter(
    (name) => name === "host" || name.startsWith("x-amz-"),
  );
  if (mustSign.some((name) => !signedHeaders.includes(name))) return "AccessDenied";
  const own = signatureOf({
    method: request.method ?? "",
    url,
    headers,
    signedHeaders,
    secret: s3Keys.secretAccessKey,
    region,
  });
  const isGood = day === time.slice(0, 8) && inRegion === region && own === signature;
  return isGood ? undefined : "SignatureDoesNotMatch";
}
