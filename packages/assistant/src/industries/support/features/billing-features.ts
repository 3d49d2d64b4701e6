import { wordList } from "../../../understanding/word-list.ts";
import { type Feature, feature } from "./feature.ts";

/** Who sees the invoices, and what they contain. */

const bills = { section: "check_invoice" } as const;
const right =
  "An owner gives that person the “billing” permission under “Settings”, “People”; as a viewer they don’t take a seat. Or use “Billing details”, “Send to” to e-mail each invoice to up to five addresses.";
const details =
  "An owner changes the name, address and VAT number under “Settings”, “Plan”, “Billing details”, from the next invoice on. A ticket gets you corrected ones for those already sent.";

export const billingFeatures: readonly Feature[] = [
  feature(
    "access to the invoices",
    wordList`(accountants?|book-?keepers?|finance|tax advis\w+|accounting)( \w+){0,6} (invoices?|bills?|billing|receipts?)( only)?, (invoices?|bills?|billing|receipts?)( \w+){0,4} (accountants?|book-?keepers?|finance|tax advis\w+|accounting)`,
    {
      has: right,
      how: right,
      who: "Owners can, and anyone with the “billing” permission.",
      price: right,
    },
    {
      ...bills,
      beside: wordList`give, access, see, only, get, let, send, download, to, department, rights?, our`,
    },
  ),
  feature(
    "the address on invoices",
    wordList`(invoices?|bills?)( \w+){0,4} (addressed|made out|in the name of|issued)( \w+){0,4}, (billing|invoice) (address|name|details), (different|another|other|new) (company|name|address)( \w+){0,2} (invoices?|bills?)`,
    {
      has: details,
      how: details,
      where: details,
      who: "An owner can, or anyone with the “billing” permission.",
    },
    {
      ...bills,
      beside: wordList`change, edit, different, another, company, name, address, put, correct, add`,
    },
  ),
];
