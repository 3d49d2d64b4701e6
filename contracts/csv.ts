/** Rules of CSV with leads, for the export of the site and the workflow of n8n. */

/**
 * Start of a cell that a spreadsheet would run as a formula on the machine of whoever opens the file.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formulaStart: RegExp = /^\s*[=+\-@\t\r|%＝＋－＠｜％]/u;

/**
 * Where a cell would begin with a formula for a program that separates by semicolons or tabs, as half of Europe's
 * settings do: to it, quotation marks in the middle of a cell are letters, and a line break ends the row.
 */
export const formulaInside: RegExp = /([;\t\r\n])(?=(?:[^\S;\t\r\n]|")*[=+\-@|%＝＋－＠｜％])/gu;

/** What a cell may hold only inside quotation marks. https://www.rfc-editor.org/rfc/rfc4180#section-2 */
export const quotedInCsv: RegExp = /[",\r\n]/;
