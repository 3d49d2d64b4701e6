import { data } from "react-router";

/** Far more than any form of ours has. Taking a body apart that has a hundred thousand holds up everybody else. */
const mostFields = 100;

/** All that people type into a form, in bytes; the longest text of ours is 45,000 of them, each escaped. */
const longestText = 256 * 1024;

/** What stands before a field or a file, in bytes: its name, that of the file, and its type. */
const longestHead = 4 * 1024;

/**
 * The fields of a posted form.
 *
 * @throws 405 for another method than POST, 415 or 400 for a body that is no form of ours: a browser sends neither.
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
 * As browsers write it, with nothing but the boundary: where two parameters can be read in two ways, what is counted here
 * is not what is taken apart afterwards. https://www.rfc-editor.org/rfc/rfc2046#section-5.1.1
 */
const multipart =
  /^multipart\/form-data;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'+.-]{1,70}))$/i;

/** Whether a body has the fields of a form: few, with short heads, and long only where one is a file. */
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

/** Where a separator stands, found no further than matters. */
function placesOf(body: Buffer, separator: string): number[] {
  const places: number[] = [];
  let at = body.indexOf(separator);
  while (at !== -1 && places.length <= mostFields) {
    places.push(at);
    at = body.indexOf(separator, at + separator.length);
  }
  return places;
}
