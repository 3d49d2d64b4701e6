import { data } from "react-router";

/** Far more than any form of ours has. Taking a body apart that has a hundred thousand holds up everybody else. */
const mostFields = 100;

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
    const [, boundary] = /boundary="?([^";,]+)/i.exec(type) ?? [];
    const separator = /^multipart/i.test(type) ? `--${boundary}` : "&";
    if (countIn(body, separator) > mostFields) throw new Error("More fields than a form has.");
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** How often a separator occurs, counted no further than matters. */
function countIn(body: Buffer, separator: string): number {
  let count = 0;
  let at = body.indexOf(separator);
  while (at !== -1 && count <= mostFields) {
    count += 1;
    at = body.indexOf(separator, at + separator.length);
  }
  return count;
}
