import { data } from "react-router";

/**
 * The fields of a posted form.
 *
 * @throws 405 for another method than POST, 415 or 400 for a body that is no form: a browser sends neither.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (request.method !== "POST")
    throw data(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
  const type = request.headers.get("content-type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) {
    throw data(null, { status: 415 });
  }
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
