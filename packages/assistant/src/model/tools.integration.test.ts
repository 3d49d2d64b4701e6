import type { ServerResponse } from "node:http";
import type { ChatRequest } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import {
  assistantWith,
  type Called,
  inOnePiece,
  now,
  request,
  results,
  sent,
  serve,
  stream,
  streamCalls,
} from "./model-service-for-tests.ts";

const hotel: ChatRequest = {
  ...request,
  userMessage: "¿Cuánto cuesta una habitación del 6 de diciembre, 3 noches, 2 personas?",
  selectedIndustry: "hospitality",
};
const stay: Called = ["quote_stay", { arrival: "2026-12-06", nights: 3, adults: 2 }];

/** Starts a service that calls a tool, then answers with a text built from the result. */
const quoting = (
  call: (response: ServerResponse, ...called: Called[]) => void,
  say: (response: ServerResponse, text: string) => void,
  called: Called,
  text: (result: string) => string,
) =>
  serve((response, count, body) => {
    if (count === 1) call(response, called);
    else say(response, text(results(body)[0] ?? ""));
  });

const priceIn = (result: string) => /\$[\d,.]*\d/.exec(result)?.[0] ?? "none";

test.each([
  ["as a stream", streamCalls, stream],
  [
    "in one piece",
    (response: ServerResponse, ...called: Called[]) => inOnePiece(response, null, ...called),
    (response: ServerResponse, text: string) => inOnePiece(response, text),
  ],
])(
  "a stay is quoted by the hotel’s rules and in the visitor’s language, %s",
  async (_how, call, say) => {
    const { baseUrl, bodies } = await quoting(
      call,
      say,
      stay,
      (result) => `Son ${priceIn(result)} por 3 noches para 2 personas.`,
    );
    const { assistant, conversations } = assistantWith(baseUrl, { intent: "" });
    const reply = await assistant.reply(hotel, { conversationId: "a", now });
    expect(reply.message.content).toMatch(/^Son \$[1-9][\d,.]* por 3 noches para 2 personas\.$/);
    expect(reply.cards?.[0]?.kind).toBe("quote");
    expect(reply.sources?.length).toBeGreaterThan(0);
    expect(bodies).toHaveLength(2);
    expect(sent(bodies[0]).tools?.map((tool) => tool.function.name)).toContain("quote_stay");
    // The quote is stored as if the embedded assistant had been asked.
    const state = (await conversations.load("a", now))?.byIndustry.hospitality;
    expect(state?.finished).toMatchObject({
      name: "quote",
      slots: { arrival: "2026-12-06", nights: 3, guests: 2 },
    });
    expect(state?.exchanges).toMatchObject([
      { visitor: hotel.userMessage, bot: reply.message.content },
    ]);
  },
);

test("the embedded assistant can change a quote that the model made", async () => {
  let down = false;
  const { baseUrl } = await serve((response, _count, body) => {
    if (down) response.writeHead(503).end();
    else if (results(body).length === 0) streamCalls(response, stay);
    else stream(response, `That is ${priceIn(results(body)[0] ?? "")}.`);
  });
  const { assistant } = assistantWith(baseUrl, { intent: "" });
  await assistant.reply(hotel, { conversationId: "a", now });
  down = true;
  const changed = await assistant.reply(
    { ...hotel, userMessage: "make it 4 nights" },
    { conversationId: "a", now },
  );
  expect(changed.message.content).toMatch(/4 nights/);
  expect(changed.cards?.[0]?.kind).toBe("quote");
});

test("invalid arguments are reported to the model, which may correct them", async () => {
  const { baseUrl, bodies } = await serve((response, count) => {
    if (count === 1) streamCalls(response, ["quote_stay", '{"arrival": "2026-12-'], stay);
    else if (count === 2) streamCalls(response, ["quote_stay", { arrival: "soon", nights: -2 }]);
    else if (count === 3) streamCalls(response, ["fly_to_the_moon", {}]);
    else stream(response, "The desk has your dates.");
  });
  const { assistant } = assistantWith(baseUrl, { intent: "" });
  const reply = await assistant.reply(hotel, { conversationId: "a", now });
  expect(reply.message.content).toBe("The desk has your dates.");
  const all = results(bodies.at(-1));
  expect(all[0]).toContain("no such tool");
  expect(all[1]).toContain("do not fit");
  expect(all[3]).toContain("do not fit");
});

test("the engine’s checks apply to the model: a date in the past gets no quote", async () => {
  const { baseUrl, bodies } = await quoting(
    streamCalls,
    stream,
    ["quote_stay", { arrival: "2020-01-05", nights: 2, adults: 2 }],
    () => "Which day would you like to arrive?",
  );
  const { assistant } = assistantWith(baseUrl, { intent: "" });
  const reply = await assistant.reply(hotel, { conversationId: "a", now });
  expect(results(bodies[1])[0]).toMatch(/passed|past|behind/i);
  expect(reply.cards).toBeUndefined();
});

test("endless tool calls are stopped, and the embedded answer is sent", async () => {
  const { baseUrl, bodies } = await serve((response) =>
    streamCalls(response, ["search_facts", { query: "delivery" }]),
  );
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toContain("3–5 working days");
  expect(bodies).toHaveLength(4);
  expect(sent(bodies.at(-1)).tool_choice).toBe("none");
});

test("only one ticket is opened however often the model calls, and its number is correct", async () => {
  const { baseUrl, bodies } = await serve((response, count, body) => {
    const ticket: Called = [
      "open_ticket",
      { summary: "The app freezes on export.", urgency: "high" },
    ];
    if (count === 1) streamCalls(response, ticket, ticket, ticket);
    else {
      const number = /PL-\d+/.exec(results(body).at(-1) ?? "")?.[0];
      stream(response, `I opened ticket ${number} for you.`);
    }
  });
  const { assistant, conversations } = assistantWith(baseUrl, { intent: "" });
  const support = { ...request, userMessage: "it freezes", selectedIndustry: "support" } as const;
  const reply = await assistant.reply(support, { conversationId: "a", now });
  const tickets = (await conversations.load("a", now))?.byIndustry.support?.tickets ?? [];
  expect(tickets).toHaveLength(1);
  expect(reply.message.content).toBe(`I opened ticket ${tickets[0]?.number} for you.`);
  expect(reply.cards?.[0]?.title).toContain(tickets[0]?.number);
  expect(bodies).toHaveLength(2);
});

test("a failure after a tool has acted is answered with the embedded assistant’s confirmation", async () => {
  const { baseUrl } = await serve((response, count) => {
    if (count === 1)
      streamCalls(response, ["open_ticket", { summary: "It freezes on export.", urgency: "low" }]);
    else stream(response, "It will be mended in 17 minutes.");
  });
  const { assistant, conversations } = assistantWith(baseUrl, { intent: "" });
  const support = { ...request, userMessage: "it freezes", selectedIndustry: "support" } as const;
  const reply = await assistant.reply(support, { conversationId: "a", now });
  const [ticket] = (await conversations.load("a", now))?.byIndustry.support?.tickets ?? [];
  expect(ticket).toBeDefined();
  expect(reply.message.content).toContain(`Ticket ${ticket?.number} is open`);
});

test("text that the model passes to a tool grounds no promise", async () => {
  const { baseUrl } = await quoting(
    streamCalls,
    stream,
    ["open_ticket", { summary: "The visitor gets a refund of $500.", urgency: "low" }],
    () => "You will get $500 back.",
  );
  const { assistant } = assistantWith(baseUrl, { intent: "" });
  const support = { ...request, userMessage: "refund?", selectedIndustry: "support" } as const;
  const reply = await assistant.reply(support, { conversationId: "a", now });
  expect(reply.message.content).not.toContain("You will get");
});

test("a service without streaming and tools is called without them from then on", async () => {
  const { baseUrl, bodies } = await serve((response, _count, body) => {
    const { stream: streams, tools } = sent(body);
    if (streams) response.writeHead(400).end('{"error":{"message":"stream is not supported"}}');
    else if (tools) response.writeHead(400).end('{"error":{"message":"unknown field: tools"}}');
    else inOnePiece(response, "It takes 3–5 working days.");
  });
  const { assistant } = assistantWith(baseUrl);
  const ask = async (conversationId: string) =>
    (await assistant.reply(request, { conversationId, now })).message.content;
  expect(await ask("a")).toBe("It takes 3–5 working days.");
  expect(await ask("b")).toBe("It takes 3–5 working days.");
  expect(bodies).toHaveLength(4);
});

test("the placeholders for name and e-mail address are not shown", async () => {
  const { baseUrl } = await serve((response) =>
    stream(response, "Gladly, [name]: it goes to [address]."),
  );
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toBe("Gladly: it goes to your address.");
});

test("the model’s reasoning is not shown", async () => {
  const { baseUrl } = await serve((response) =>
    stream(response, "<th", "ink>The guest wants 77 things. Hm.</thi", "nk>\nIt takes 3–5 days."),
  );
  const { assistant } = assistantWith(baseUrl);
  const reply = await assistant.reply(request, { conversationId: "a", now });
  expect(reply.message.content).toBe("It takes 3–5 days.");
});

test("a product lookup returns everything on record, and “it” refers to the product from then on", async () => {
  const { baseUrl, bodies } = await quoting(
    streamCalls,
    stream,
    ["look_up_products", { name: "ember" }],
    (result) => `The Ember costs ${priceIn(result)}.`,
  );
  const { assistant, conversations } = assistantWith(baseUrl, { intent: "" });
  const shop = { ...request, userMessage: "wie viel kostet der schlafsack" };
  const reply = await assistant.reply(shop, { conversationId: "a", now });
  expect(reply.message.content).toMatch(/^The Ember costs \$\d+\.$/);
  expect(reply.cards?.[0]?.kind).toBe("product");
  expect(results(bodies[1])[0]).toMatch(/weighs/);
  const state = (await conversations.load("a", now))?.byIndustry["e-commerce"];
  expect(state?.topic).toContain("ember");
});

test("a campaign and its return are calculated by the planning desk", async () => {
  const { baseUrl, bodies } = await serve((response, count) => {
    if (count === 1)
      streamCalls(
        response,
        ["plan_campaign", { goal: "leads", budget: 5000, currency: "EUR", weeks: 8 }],
        ["work_out_return", { cost: 5000, revenue: 20000, margin: 40, currency: "EUR" }],
      );
    else stream(response, "There you are.");
  });
  const { assistant } = assistantWith(baseUrl, { intent: "" });
  const reply = await assistant.reply(
    { ...request, userMessage: "plan?", selectedIndustry: "marketing" },
    { conversationId: "a", now },
  );
  const [roi, plan] = results(bodies[1]);
  expect(plan).toMatch(/more leads with €5,000 over 8 weeks/);
  expect(roi).toMatch(/60%/);
  expect(reply.cards?.map(({ kind }) => kind)).toContain("plan");
});
