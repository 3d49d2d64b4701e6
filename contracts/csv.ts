/** Rules of CSV with leads, for the export of the site and the workflow of n8n. */

/**
 * Start of a cell that a spreadsheet would run as a formula on the machine of whoever opens the file.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export const formulaStart: RegExp = /^\s*[=+\-@\t\r|%]/;

/** What a cell may hold only inside quotation marks. https://www.rfc-editor.org/rfc/rfc4180#section-2 */
export const quotedInCsv: RegExp = /[",\r\n]/;
