/** How the words of a field are read: a string as it is, the strings of a list, or the text of blocks by `pt::text()`. */
type Reading = "string" | "list" | "text";
export type FieldReading = { reading: Reading; field: string };
