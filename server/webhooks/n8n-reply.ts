import type { ChatReply } from "@brightkeel/contracts";
import { z } from "zod";

/**
 * Shapes of a chat reply that n8n sends, depending on the workflow's last node and on “respond with all items” or
 * “first item”.
 */
const knownItem = z.union([
  // The specified shape, produced by the OpenAI node up to its type version 1.8.
  z
    .object({ message: z.object({ content: z.string() }) })
    .transform(({ message }) => message.content),
  // The OpenAI node from type version 2: the parts of the Responses API.
  z
    .object({
      output: z.array(
        z.object({ content: z.array(z.object({ text: z.string().optional() })).optional() }),
      ),
    })
    .transform(({ output }) =>
      output
        .flatMap((item) => item.content ?? [])
        .map((part) => part.text ?? "")
        .join(""),
    ),
  // The AI Agent node.
  z.object({ output: z.string() }).transform(({ output }) => output),
]);

/** The reply in n8n's answer, whether in an array or bare; `undefined` when there is none. */
export function replyIn(body: unknown): ChatReply | undefined {
  const item = knownItem.safeParse(Array.isArray(body) ? body[0] : body);
  return item.success ? { message: { content: item.data } } : undefined;
}
