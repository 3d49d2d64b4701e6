/**
 * How the words of a field are read: from a string, from the strings of a list, or from the text of blocks by
 * `pt::text()`.
 */
type Reading = "string" | "list" | "text";
export type FieldReading = { reading: Reading; field: string };
