import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { IndustryId, ReplyChoice } from "@brightkeel/contracts";
import { loadLanguages } from "../../languages/load.ts";
import {
  createAssistant,
  createMemoryConversations,
  type Encoder,
  sampleHost,
  type Trace,
  type Understander,
} from "../../src/index.ts";
import { explain } from "./explain.ts";
import { print } from "./print.ts";

export type ChatOptions = {
  understander: Understander;
  encoder?: Encoder;
  industry: IndustryId;
  visitor: { name: string; email: string };
  clock: () => Date;
  /** Whether each answer is followed by an explanation. */
  explain: boolean;
  input: Readable;
  output: Writable;
  /** Whether the input is a terminal: if so there is a prompt, otherwise each message is printed before its answer. */
  terminal: boolean;
};

/** Answers each line until the input ends. */
export async function chat(options: ChatOptions): Promise<void> {
  const { understander, encoder, industry, visitor, clock, input, output, terminal } = options;
  let trace: Trace = [];
  const assistant = createAssistant({
    understander,
    encoder,
    host: sampleHost,
    languages: loadLanguages(),
    conversations: createMemoryConversations(),
    logger: {
      // The decisions are only in the log, not in the reply.
      debug(fields) {
        if ("trace" in fields) trace = fields.trace;
      },
      warn: (_fields, message) => output.write(`${message}\n`),
    },
  });
  const lines = createInterface({ input, terminal, ...(terminal ? { output } : {}) });
  lines.setPrompt("> ");
  if (terminal) lines.prompt();
  let choices: readonly ReplyChoice[] = [];
  for await (const line of lines) {
    const message = pickedFrom(choices, line.trim());
    if (message !== "") {
      if (!terminal) output.write(`> ${message}\n`);
      const reply = await assistant.reply(
        { userInfo: visitor, userMessage: message, selectedIndustry: industry },
        { conversationId: "terminal", now: clock() },
      );
      choices = reply.choices ?? [];
      output.write(print(reply));
      if (options.explain)
        output.write(
          await explain(understander, encoder, { message, industry, now: clock(), trace }),
        );
      output.write("\n");
    }
    if (terminal) lines.prompt();
  }
}

/** Resolves “:2” to the text that the second choice sends. */
function pickedFrom(choices: readonly ReplyChoice[], line: string): string {
  const number = /^:(\d)$/.exec(line)?.[1];
  const choice = number === undefined ? undefined : choices[Number(number) - 1];
  return choice && "send" in choice ? choice.send : line;
}
