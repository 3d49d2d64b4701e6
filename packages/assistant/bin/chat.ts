#!/usr/bin/env node
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type IndustryId, industryIds } from "@brightkeel/contracts";
import { industryOf } from "../evaluation/industry-names.ts";
import { createEncoder, createUnderstander } from "../src/index.ts";
import { cachedModel } from "../training/index.ts";
import { endWithReader } from "./broken-pipe.ts";
import { chat } from "./chat/conversation.ts";
import { noonOf } from "./day.ts";

/** `npm run chat`: a conversation with the assistant in the terminal. */

const usage = `npm run chat -- [options]

  --industry NAME   shop, hotel, marketing or support; asked for when left out
  --name NAME       what the visitor is called (Guest)
  --email ADDRESS   where confirmations would go (guest@client.example)
  --now DATE        the day from which “tomorrow” counts, such as 2026-11-20 (today)
  --explain         says after each message why it was answered so
  --help            shows this

A line is a message; “:2” sends the second of the choices shown. Ctrl-D ends. Messages may be piped in, one a line.`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        industry: { type: "string" },
        name: { type: "string", default: "Guest" },
        email: { type: "string", default: "guest@client.example" },
        now: { type: "string" },
        explain: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

endWithReader();
const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit();
}
const now =
  options.now === undefined
    ? undefined
    : (noonOf(options.now) ?? fail(`--now takes a day such as 2026-11-20, not “${options.now}”.`));

const terminal = process.stdin.isTTY === true;
const industry = await chosenIndustry();
const model = await cachedModel(() =>
  console.error("Training the assistant on its phrases: once, some ten seconds …"),
);
const encoder = createEncoder(console.error);
if (terminal) console.log("Ctrl-D ends the conversation.\n");
await chat({
  understander: createUnderstander(model),
  encoder,
  industry,
  visitor: { name: options.name, email: options.email },
  clock: () => now ?? new Date(),
  explain: options.explain,
  input: process.stdin,
  output: process.stdout,
  terminal,
});
await encoder.close();

async function chosenIndustry(): Promise<IndustryId> {
  const given = options.industry ?? (terminal ? await askForIndustry() : "");
  return (
    industryOf(given) ??
    fail(
      given === ""
        ? `Name an industry: --industry ${industryIds.join(", --industry ")}.`
        : `“${given}” is no industry. Write shop, hotel, marketing or support.`,
    )
  );
}

async function askForIndustry(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question("Which desk: shop, hotel, marketing or support? ");
  lines.close();
  return answer.trim() || "hotel";
}
