/**
 * Returns the first language in an `Accept-Language` header, such as `de-AT`; undefined if it is not a language tag.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export function languageOf(acceptLanguage: string | null | undefined): string | undefined {
  const first = acceptLanguage?.slice(0, 200).split(/[,;]/, 1)[0]?.trim() ?? "";
  return /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(first) ? first : undefined;
}
