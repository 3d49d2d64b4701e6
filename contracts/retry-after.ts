/**
 * Returns how long another system asks to be left alone, in milliseconds, from its `Retry-After` header, which holds
 * seconds or a date; undefined when that is missing, malformed or over. https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 *
 * @param now milliseconds since 1970.
 */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const given = header.trim();
  const wait = /^\d{1,9}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return wait > 0 ? wait : undefined;
}
