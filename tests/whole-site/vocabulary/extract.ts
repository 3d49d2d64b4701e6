import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Makes `schema-org.json`, the part of the schema.org vocabulary that the site's structured data is checked against,
 * from the npm package schema-dts, which is generated from the vocabulary itself. Run it after adding a type here:
 *
 *     npm pack schema-dts@2.1.0 && tar xzf schema-dts-2.1.0.tgz
 *     node tests/whole-site/vocabulary/extract.ts package/dist/schema.d.ts
 */

/** The types that our pages use; their ancestors are included automatically. */
const used = [
  "AboutPage",
  "Answer",
  "BlogPosting",
  "BreadcrumbList",
  "CollectionPage",
  "ContactPage",
  "ContactPoint",
  "Country",
  "FAQPage",
  "ImageObject",
  "ItemList",
  "JobPosting",
  "ListItem",
  "LocalBusiness",
  "Organization",
  "Person",
  "Place",
  "PostalAddress",
  "PropertyValue",
  "Question",
  "Service",
  "WebPage",
  "WebSite",
];

const source = process.argv[2];
if (source === undefined) throw new Error("Name the file schema.d.ts of schema-dts.");
const declarations = await readFile(source, "utf8");

const types: Record<string, { parents: string[]; properties: Record<string, string> }> = {};

function add(name: string): void {
  if (types[name] !== undefined) return;
  const [, above = "", body = ""] =
    new RegExp(`interface ${name}Base extends ([^{]+)\\{\\n([\\s\\S]*?)\\n\\}`).exec(
      declarations,
    ) ??
    // A type without properties of its own has only a leaf interface.
    new RegExp(`interface ${name}Leaf extends ([^{]+)\\{`).exec(declarations) ??
    [];
  if (above === "") throw new Error(`${name} is not a type of schema.org.`);
  const parents = [
    ...[...above.matchAll(/\b([A-Z]\w*)Base\b/g)].flatMap(([, parent]) => parent ?? []),
    // Types without properties of their own appear only in their parent's list of subtypes.
    ...[...declarations.matchAll(/^export type (\w+) = (.+);$/gm)].flatMap(
      ([, parent = "", below = ""]) =>
        parent !== name && below.split(" | ").includes(name) ? parent : [],
    ),
  ];
  types[name] = {
    parents: [...new Set(parents)].filter((parent) => /^[A-Z]/.test(parent)),
    properties: Object.fromEntries(
      [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<([^,]+), /gm)].map(
        ([, property = "", range = ""]) => [
          property,
          range
            .split("|")
            .map((part) => part.trim())
            .filter((part) => part !== "IdReference")
            .join(" "),
        ],
      ),
    ),
  };
  for (const parent of types[name].parents) add(parent);
}
for (const name of used) add(name);

const sorted = Object.fromEntries(
  Object.entries(types).sort(([one], [other]) => one.localeCompare(other)),
);
await writeFile(
  join(import.meta.dirname, "schema-org.json"),
  `${JSON.stringify({ from: "schema.org by schema-dts 2.1.0, CC BY-SA 3.0", types: sorted }, null, 2)}\n`,
);
