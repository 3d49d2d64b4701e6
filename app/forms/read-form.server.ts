import { data } from "react-router";

/** Limit far above any form of ours. Parsing a body with a hundred thousand fields would hold up everyone else. */
const mostFields = 100;

/**
 * Limit for all text typed into a form, in bytes. Our longest text may have 45,000 bytes, each of which may be
 * escaped.
 */
const longestText = 256 * 1024;

/** Limit for the headers of a field or file, in bytes: its name, the file's name, and its type. */
const longestHead = 4 * 1024;

/**
 * Returns the fields of a posted form.
 *
 * @throws 405 for a method other than POST, 415 or 400 for a body that is not one of our forms; a browser sends
 * neither.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST")
    throw data(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const type = request.headers.get("content-type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw data(null, { status: 415 });
  }
  try {
    const body = Buffer.from(await request.arrayBuffer());
    const isForm = /^multipart/i.test(type) ? isMultipart(body, type) : isUrlEncoded(body);
    if (!isForm) throw new Error("More than a form has.");
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

const isUrlEncoded = (body: Buffer): boolean =>
  body.length <= longestText && placesOf(body, "&").length <= mostFields;

/**
 * Matches the header as browsers write it, with the boundary only. If a second parameter could be read in two ways,
 * the parts counted here might differ from those parsed later. https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
 */
const multipart =
  /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'+.-]{1,70}))$/i;

/** Whether a body looks like one of our forms: few fields, short headers, and long parts only for files. */
function isMultipart(body: Buffer, type: string): boolean {
  const [, quoted, plain] = multipart.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const places = placesOf(body, `--${boundary}`);
  if (places.length > mostFields) return false;
  return places.every((start, index) => {
    const part = body.subarray(start, places[index + 1] ?? body.length);
    const end = part.subarray(0, longestHead).indexOf("\r\n\r\n");
    const head = part.subarray(0, end === -1 ? part.length : end);
    if (head.length > longestHead) return false;
    return part.length <= longestText || head.includes("filename=");
  });
}

/** Returns the positions of a separator, up to just beyond the limit. */
function placesOf(body: Buffer, separator: string): number[] {
  const places: number[] = [];
  let at = body.indexOf(separator);
  while (at !== -1 && places.length <= mostFields) {
    places.push(at);
    at = body.indexOf(separator, at + separator.length);
  }
  return places;
}
