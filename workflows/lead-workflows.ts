import { formulaInside, formulaStart, leadWebhookName, quotedInCsv } from "@brightkeel/contracts";
import { code, respondStored, type Workflow, webhook, workflow } from "./parts.ts";

/** Where n8n's container may write files without further settings. */
const csvFile = "/home/node/.n8n-files/leads.csv";

/** Columns of both spreadsheets, by the field of the webhook's body that fills each. */
const columns = {
  Received: "timestamp",
  Kind: "kind",
  Name: "name",
  "E-mail": "email",
  Industry: "industry",
  Topic: "topic",
  Job: "job",
  Company: "company",
  Telephone: "phone",
  Country: "country",
  Link: "link",
  Message: "message",
} as const;

/** The last column. The site sends the same key when it repeats a delivery, so a row is never written twice. */
const keyColumn = "Delivery";

const rowCode = `// One lead as a row. Change the columns here, and in the file or sheet alike.
const columns = ${JSON.stringify(columns, null, 2)};
const { headers, body } = $input.first().json;
const key = headers["idempotency-key"] ?? \`\${body.email} \${body.timestamp}\`;
const fields = { kind: "demo", ...body };
const row = Object.fromEntries(
  Object.entries(columns).map(([title, field]) => [title, String(fields[field] ?? "")]),
);
row[${JSON.stringify(keyColumn)}] = key;
`;

export const leadToCsv: Workflow = workflow(
  "siteLeadToCsv001",
  "Site: lead to CSV",
  [
    webhook(leadWebhookName, { responseMode: "responseNode" }),
    code(
      "Row",
      [220, 0],
      `${rowCode}
// What visitors typed must not run as a formula on the machine of whoever opens the file.
const harmless = (value) =>
  (${formulaStart}.test(value) ? "'" + value : value).replace(${formulaInside}, "$1'");
const quoted = (value) => (${quotedInCsv}.test(value) ? '"' + value.replaceAll('"', '""') + '"' : value);
const line = (cells) => cells.map(quoted).join(",") + "\\r\\n";
return [{ json: {
  // n8n may write only below N8N_RESTRICT_FILE_ACCESS_TO.
  file: ${JSON.stringify(csvFile)},
  key,
  header: "\\ufeff" + line(Object.keys(row)),
  line: line(Object.values(row).map(harmless)),
} }];`,
    ),
    {
      name: "Read file",
      type: "n8n-nodes-base.readWriteFile",
      typeVersion: 1.1,
      position: [440, 0],
      // The first lead finds no file.
      onError: "continueRegularOutput",
      alwaysOutputData: true,
      parameters: { operation: "read", fileSelector: "={{ $json.file }}", options: {} },
    },
    code(
      "New text",
      [660, 0],
      `const { key, header, line } = $("Row").first().json;
const text = $input.first().binary
  ? (await this.helpers.getBinaryDataBuffer(0, "data")).toString("utf8")
  : "";
// A full disk may have cut the last row: what is written again begins a line of its own.
const before = text === "" ? header : text.endsWith("\\n") ? "" : "\\r\\n";
// Nothing to write when this delivery came before.
return [{ json: { text: text.includes(key) ? "" : before + line } }];`,
    ),
    {
      name: "Is it new?",
      type: "n8n-nodes-base.if",
      typeVersion: 2.2,
      position: [880, 0],
      parameters: {
        conditions: {
          options: { caseSensitive: true, leftValue: "", typeValidation: "strict", version: 2 },
          combinator: "and",
          conditions: [
            {
              id: "new",
              leftValue: "={{ $json.text }}",
              rightValue: "",
              operator: { type: "string", operation: "notEmpty", singleValue: true },
            },
          ],
        },
        options: {},
      },
    },
    {
      name: "As file",
      type: "n8n-nodes-base.convertToFile",
      typeVersion: 1.1,
      position: [1100, -100],
      parameters: { operation: "toText", sourceProperty: "text", options: { addBOM: false } },
    },
    {
      name: "Append",
      type: "n8n-nodes-base.readWriteFile",
      typeVersion: 1.1,
      position: [1320, -100],
      parameters: {
        operation: "write",
        fileName: '={{ $("Row").first().json.file }}',
        options: { append: true },
      },
    },
    respondStored("Stored", [1540, -100], "key"),
    respondStored("Was there", [1100, 120], "key"),
  ],
  {
    Webhook: [["Row"]],
    Row: [["Read file"]],
    "Read file": [["New text"]],
    "New text": [["Is it new?"]],
    "Is it new?": [["As file"], ["Was there"]],
    "As file": [["Append"]],
    Append: [["Stored"]],
  },
);

export const leadToGoogleSheets: Workflow = workflow(
  "siteLeadToSheets001",
  "Site: lead to Google Sheets",
  [
    webhook(leadWebhookName, { responseMode: "responseNode" }),
    code("Row", [220, 0], `${rowCode}\nreturn [{ json: row }];`),
    {
      name: "Append or update",
      type: "n8n-nodes-base.googleSheets",
      typeVersion: 4.5,
      position: [440, 0],
      parameters: {
        operation: "appendOrUpdate",
        // Choose your document and sheet here. Its first row holds the columns’ titles, as above.
        documentId: { __rl: true, mode: "id", value: "" },
        sheetName: { __rl: true, mode: "name", value: "Leads" },
        columns: {
          mappingMode: "autoMapInputData",
          value: {},
          matchingColumns: [keyColumn],
          schema: [],
        },
        // RAW keeps text as text; USER_ENTERED would run formulas.
        options: { cellFormat: "RAW" },
      },
    },
    respondStored("Stored", [660, 0], keyColumn),
  ],
  {
    Webhook: [["Row"]],
    Row: [["Append or update"]],
    "Append or update": [["Stored"]],
  },
);
