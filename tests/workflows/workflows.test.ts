import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { files } from "../../workflows/generate.ts";
import type { Workflow } from "../../workflows/parts.ts";

const folder = join(import.meta.dirname, "..", "..", "workflows");

/** Runs a Code node as n8n does: its text is the body of a function. */
async function run(workflow: Workflow, node: string, input: unknown, earlier: unknown = {}) {
  const { jsCode } = workflow.nodes.find(({ name }) => name === node)?.parameters ?? {};
  const first = (json: unknown) => ({ first: () => ({ json }) });
  const result = await runInNewContext(`(async () => {${jsCode}})()`, {
    $input: first(input),
    $: () => first(earlier),
  });
  return result[0].json;
}

test.each(Object.entries(files))("%s is up to date with content and code", (name, workflow) => {
  const stored = JSON.parse(readFileSync(join(folder, name), "utf8"));
  expect(stored, "run “npm run workflows”").toEqual(workflow);
  expect(workflow.id).toMatch(/^[\w]{10,36}$/);
  const names = workflow.nodes.map((node) => node.name);
  for (const { main } of Object.values(workflow.connections)) {
    for (const { node } of main.flat()) expect(names).toContain(node);
  }
});

const webhookInput = (body: object) => ({ headers: { "idempotency-key": "key-1" }, body });
const lead = {
  name: "Ada",
  email: "a@x.example",
  industry: "support",
  timestamp: "2026-11-20T20:00Z",
};

test("a lead becomes one line of CSV without formulas", async () => {
  const input = webhookInput({ ...lead, name: '=CMD("x")', message: "+1, or -1" });
  const { header, line } = await run(files["lead-to-csv.json"], "Row", input);
  expect(header.split(",")[0]).toBe("\ufeffReceived");
  expect(line).toBe(
    `2026-11-20T20:00Z,demo,"'=CMD(""x"")",a@x.example,support,,,,,,,"'+1, or -1",key-1\r\n`,
  );
});

test("nor where semicolons separate the cells", async () => {
  const input = webhookInput({ ...lead, name: "Ada;=cmd|' /C calc'!A0", message: 'Hi\n"=1+1"' });
  const { line } = await run(files["lead-to-csv.json"], "Row", input);
  expect(line).toContain("Ada;'=cmd");
  expect(line).toContain(`"Hi\n'""=1+1"""`);
});

test("a row is added once, below the one that a full disk cut", async () => {
  const { jsCode } =
    files["lead-to-csv.json"].nodes.find(({ name }) => name === "New text")?.parameters ?? {};
  const added = async (file: string | undefined) => {
    const [{ json }] = await runInNewContext(
      `(async function () {${jsCode}}).call({ helpers: { getBinaryDataBuffer: () => file } })`,
      {
        file: Buffer.from(file ?? ""),
        $input: { first: () => ({ ...(file !== undefined && { binary: {} }) }) },
        $: () => ({ first: () => ({ json: { key: "key-1", header: "H\r\n", line: "row\r\n" } }) }),
      },
    );
    return json.text;
  };
  expect(await added(undefined)).toBe("H\r\nrow\r\n");
  expect(await added("H\r\nother\r\n")).toBe("row\r\n");
  expect(await added("H\r\nro")).toBe("\r\nrow\r\n");
  expect(await added("H\r\nrow,key-1\r\n")).toBe("");
});

test.each([
  ["lead-to-csv.json", ["Stored", "Was there"]],
  ["lead-to-google-sheets.json", ["Stored"]],
] as const)("%s answers with the key of what it stored", async (name, answers) => {
  const row = await run(files[name], "Row", webhookInput(lead));
  for (const answer of answers) {
    const { responseBody } =
      files[name].nodes.find((node) => node.name === answer)?.parameters ?? {};
    const expression = /^=\{\{(.*)\}\}$/.exec(String(responseBody))?.[1] ?? "";
    const text = runInNewContext(expression, { $: () => ({ first: () => ({ json: row }) }) });
    expect(JSON.parse(text)).toEqual({ ok: true, delivery: "key-1" });
  }
});

test("the sheet’s row has the file’s columns", async () => {
  const row = await run(files["lead-to-google-sheets.json"], "Row", webhookInput(lead));
  expect(Object.keys(row)).toHaveLength(13);
  expect(row).toMatchObject({ Name: "Ada", Kind: "demo", Delivery: "key-1" });
});

test.each([
  ["How accurate is it?", /95%\+ accuracy/],
  ["how long does it take to deploy", /15-30 minutes/],
  ["do you do SAP?", /More: \/sap$/],
  ["Hello", /help desk/],
  ["what is the capital of Peru", /not part of it/],
])("the facts answer %o", async (userMessage, expected) => {
  const input = { body: { userMessage, selectedIndustry: "support" } };
  const { message } = await run(files["chat-by-facts.json"], "Answer", input);
  expect(message.content).toMatch(expected);
});
