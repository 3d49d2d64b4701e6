import type { IndustryId } from "@brightkeel/contracts";

/** Names that people and data sets use for the industries, in lower case, letters only. */
const names: Readonly<Record<IndustryId, readonly string[]>> = {
  "e-commerce":
    "ecommerce ecom commerce shop shops shopping onlineshop onlineshopping onlinestore store webshop retail".split(
      " ",
    ),
  hospitality: "hospitality hotel hotels hotelbooking hotelreservation accommodation lodging".split(
    " ",
  ),
  marketing: "marketing digitalmarketing advertising ads".split(" "),
  support:
    "support customersupport customerservice customercare service helpdesk servicedesk techsupport technicalsupport itsupport".split(
      " ",
    ),
};
const industries = new Map(
  Object.entries(names).flatMap(([id, spellings]) =>
    // The keys are those of the record.
    spellings.map((spelling) => [spelling, id as IndustryId] as const),
  ),
);

export const industryOf = (name: string): IndustryId | undefined =>
  industries.get(name.toLowerCase().replace(/[^a-z]/g, ""));
