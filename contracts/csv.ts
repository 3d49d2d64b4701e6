/** CSV rules for leads, shared by the site's export and the n8n workflow. */

/**
 * Matches the start of a cell that a spreadsheet would run as a formula on the reader's machine.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formulaStart: RegExp = /^\s*[=+\-@\t\r|%＝＋－＠｜％]/u;

/**
 * Matches where a cell would begin with a formula in a program that separates by semicolons or tabs, as many European
 * locales do: such a program treats quotation marks in the middle of a cell as text, and a line break as the end of
 * the row.
 */
export const formulaInside: RegExp = /([;\t\r\n])(?=(?:[^\S;\t\r\n]|")*[=+\-@|%＝＋－＠｜％])/gu;

/** Characters that a cell may contain only inside quotation marks. https://www.rfc-editor.org/rfc/rfc4180#section-2 */
export const quotedInCsv: RegExp = /[",\r\n]/;
