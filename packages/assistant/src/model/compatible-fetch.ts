/**
 * Services implement the chat completions protocol to varying extents: some lack streaming, tools, or usage figures in
 * streams. A field that a service rejects is omitted from then on, and a non-streamed answer is converted into a
 * stream.
 */

/** Optional request fields, with the words found in error messages that reject them. The first match is omitted. */
const optional: readonly (readonly [words: RegExp, fields: readonly string[]])[] = [
  [/stream_options|include_usage/i, ["stream_options"]],
  [/\bstream/i, ["stream", "stream_options"]],
  [/\btools?\b|tool_choice|function/i, ["tools", "tool_choice"]],
];

/** Status codes that reject a request as malformed; after any other, a retry without a field is pointless. */
const refusals = new Set([400, 404, 422, 501]);
const longestRefusal = 10_000;
/** Maximum size of an answer in bytes: many times the size of a real one, reasoning included. */
const longestAnswer = 2 * 1024 * 1024;

export function createCompatibleFetch(send: typeof fetch = fetch): typeof fetch {
  const unknown = new Set<string>();
  return async (input, init) => {
    // The library sends JSON as a string.
    const asked: Record<string, unknown> = JSON.parse(String(init?.body ?? "{}"));
    for (let tries = 0; ; tries += 1) {
      const body = Object.fromEntries(Object.entries(asked).filter(([name]) => !unknown.has(name)));
      const response = bounded(
        // Following redirects would allow SSRF: the service could choose an internal address and have its response
        // shown.
        await send(input, { ...init, body: JSON.stringify(body), redirect: "error" }),
      );
      if (response.ok) return asked.stream === true ? asStream(response) : response;
      if (!refusals.has(response.status) || tries >= optional.length) return response;
      const text = (await response.text()).slice(0, longestRefusal);
      const refused = optional.find(
        ([words, fields]) => words.test(text) && fields.some((field) => field in body),
      );
      if (!refused) return new Response(text, response);
      for (const field of refused[1]) unknown.add(field);
    }
  };
}

/** Limits the size of a response: beyond it, reading fails and the connection is closed. */
function bounded(response: Response): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > longestAnswer) controller.error(new Error("The answer is too long."));
      else controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counter) ?? null, response);
}

async function asStream(response: Response): Promise<Response> {
  if (!response.headers.get("content-type")?.includes("application/json")) return response;
  const whole: unknown = await response.json();
  const events = isCompletion(whole) ? eventsOf(whole) : [whole];
  const lines = [...events.map((event) => JSON.stringify(event)), "[DONE]"];
  return new Response(lines.map((line) => `data: ${line}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });
}

type Completion = {
  choices: readonly {
    message: { content?: string | null; tool_calls?: readonly object[] | null };
    finish_reason?: string | null;
  }[];
  usage?: unknown;
};

const isCompletion = (value: unknown): value is Completion =>
  typeof value === "object" &&
  value !== null &&
  "choices" in value &&
  Array.isArray(value.choices) &&
  value.choices.every(
    (choice: unknown) =>
      typeof choice === "object" &&
      choice !== null &&
      "message" in choice &&
      typeof choice.message === "object" &&
      choice.message !== null,
  );

/** Converts a non-streamed answer into the events of a stream. */
function eventsOf({ choices, usage, ...rest }: Completion): unknown[] {
  const [first] = choices;
  const { content, tool_calls } = first?.message ?? {};
  const event = (delta: object, finish_reason: string | null) => ({
    ...rest,
    choices: [{ index: 0, delta, finish_reason }],
  });
  return [
    event({ role: "assistant", ...(content && { content }) }, null),
    ...(tool_calls ?? []).map((call, index) => event({ tool_calls: [{ index, ...call }] }, null)),
    event({}, first?.finish_reason ?? "stop"),
    ...(usage === undefined ? [] : [{ ...rest, choices: [], usage }]),
  ];
}
