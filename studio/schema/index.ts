import { author } from "./author";
import { body, callout, code, table, tableCell, tableRow } from "./body";
import { category } from "./category";
import { post, seo } from "./post";

export const schemaTypes = [
  post,
  author,
  category,
  body,
  code,
  callout,
  table,
  tableRow,
  tableCell,
  seo,
];
