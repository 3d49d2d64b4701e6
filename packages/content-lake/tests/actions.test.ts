import { contentApiVersion } from "@brightkeel/contracts";
import { ClientError, type SanityClient } from "@sanity/client";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type RunningLake, runLake, token } from "../src/testing.ts";

let running: RunningLake;
let client: SanityClient;
const pair = { publishedId: "p", draftId: "drafts.p" };

beforeAll(async () => {
  running = await runLake();
  client = running.client();
});
afterAll(() => running.stop());
beforeEach(() => client.delete({ query: "*[true]" }));

it("creates a draft, publishes, edits and unpublishes", async () => {
  await client.action({
    actionType: "sanity.action.document.create",
    publishedId: "p",
    attributes: { _id: "drafts.p", _type: "note", title: "1" },
    ifExists: "fail",
  });
  await client.action({ actionType: "sanity.action.document.publish", ...pair });
  expect(await client.fetch("*[]._id")).toEqual(["p"]);
  await client.action({
    actionType: "sanity.action.document.edit",
    ...pair,
    patch: { set: { title: "2" } },
  });
  expect(await client.fetch("*[]{_id, title} | order(_id)")).toEqual([
    { _id: "drafts.p", title: "2" },
    { _id: "p", title: "1" },
  ]);
  await client.action({ actionType: "sanity.action.document.discard", draftId: "drafts.p" });
  await client.action({ actionType: "sanity.action.document.unpublish", ...pair });
  expect(await client.fetch("*[]{_id, title}")).toEqual([{ _id: "drafts.p", title: "1" }]);
});

it("runs all actions of a request in one transaction, with one event per document", async () => {
  const documentIds: string[][] = [];
  const stop = running.lake.onChange((change) => documentIds.push(change.documentIds));
  await client.action([
    {
      actionType: "sanity.action.document.create",
      publishedId: "p",
      attributes: { _id: "drafts.p", _type: "note", title: "a" },
      ifExists: "fail",
    },
    { actionType: "sanity.action.document.edit", ...pair, patch: { set: { title: "ab" } } },
    {
      actionType: "sanity.action.document.edit",
      ...pair,
      patch: { diffMatchPatch: { title: "@@ -1,2 +1,3 @@\n ab\n+c\n" } },
    },
  ]);
  stop();
  expect(documentIds).toEqual([["drafts.p"]]);
  expect(await client.getDocument("drafts.p")).toMatchObject({ title: "abc" });
});

it("strengthens references once their target is published", async () => {
  await client.create({ _id: "target", _type: "note" });
  const waiting = {
    _type: "reference",
    _ref: "target",
    _weak: true,
    _strengthenOnPublish: { type: "note" },
  };
  await client.create({ _id: "drafts.p", _type: "note", refer: waiting });
  await client.action({ actionType: "sanity.action.document.publish", ...pair });
  expect(await client.fetch("*[_id == 'p'][0].refer")).toEqual({
    _type: "reference",
    _ref: "target",
  });
});

it("publishes only the revision the editor has seen", async () => {
  const { _rev } = await client.create({ _id: "drafts.p", _type: "note" });
  await client.patch("drafts.p").set({ title: "changed by somebody else" }).commit();
  const refused = client.action({
    actionType: "sanity.action.document.publish",
    ...pair,
    ifDraftRevisionId: _rev,
  });
  await expect(refused).rejects.toMatchObject({
    response: {
      statusCode: 409,
      body: {
        error: {
          type: "actionError",
          items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }],
        },
      },
    },
  });
});

it("runs none of a request’s actions if one fails", async () => {
  await client.create({ _id: "drafts.p", _type: "note" });
  const both = client.action([
    { actionType: "sanity.action.document.publish", ...pair },
    { actionType: "sanity.action.document.publish", publishedId: "q", draftId: "drafts.q" },
  ]);
  await expect(both).rejects.toBeInstanceOf(ClientError);
  expect(await client.fetch("*[]._id")).toEqual(["drafts.p"]);
});

/** Asks for the history of the dataset. */
const history = (path: string) =>
  running.request(`/v${contentApiVersion}/data/history/blogs/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });

it("returns earlier revisions", async () => {
  await client.mutate([{ create: { _id: "p", _type: "note", title: "1" } }], {
    transactionId: "t1",
  });
  await client.patch("p").set({ title: "2" }).commit();
  expect(await (await history("documents/p?revision=t1")).json()).toMatchObject({
    documents: [{ _id: "p", title: "1", _rev: "t1" }],
  });
  const lines = (
    await (await history("transactions/p?excludeContent=true&fromTransaction=t1")).text()
  )
    .trim()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line).documentIDs)).toEqual([["p"], ["p"]]);
});

it("returns as many transactions and events as asked for, and rejects a limit that is none", async () => {
  await client.create({ _id: "p", _type: "note" });
  await client.patch("p").set({ title: "2" }).commit();
  const [transactions, events] = ["transactions/p", "events/documents/p"];
  expect((await (await history(`${transactions}?limit=1`)).text()).trim().split("\n")).toHaveLength(
    1,
  );
  expect((await (await history(`${events}?limit=1`)).json()).events.p).toHaveLength(1);
  for (const path of [transactions, events])
    for (const limit of ["-1", "0", "1.5", "many", "-Infinity", ""])
      expect((await history(`${path}?limit=${limit}`)).status, limit).toBe(400);
});

it("lists the transactions of a draft and its published document, newest first", async () => {
  const doc = { publishedId: "told", draftId: "drafts.told" };
  const { transactionId: created } = await client.action({
    actionType: "sanity.action.document.create",
    publishedId: "told",
    attributes: { _id: "drafts.told", _type: "note", title: "1" },
    ifExists: "fail",
  });
  const { transactionId: edited } = await client.action({
    actionType: "sanity.action.document.edit",
    ...doc,
    patch: { set: { title: "2" } },
  });
  const { transactionId: published } = await client.action({
    actionType: "sanity.action.document.publish",
    ...doc,
  });
  await client.patch("told").set({ title: "3" }).commit();
  const { transactionId: takenBack } = await client.action({
    actionType: "sanity.action.document.unpublish",
    ...doc,
  });
  const events = async (id: string, query = "") => {
    const response = await running.request(
      `/v${contentApiVersion}/data/history/blogs/events/documents/${id}${query}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const body = await response.json();
    return { events: body.events[id], nextCursor: body.nextCursor };
  };
  expect((await events("drafts.told")).events).toMatchObject([
    { type: "createDocumentVersion", versionRevisionId: takenBack },
    { type: "publishDocumentVersion", versionRevisionId: edited, revisionId: published },
    { type: "createDocumentVersion", versionRevisionId: created, author: "editor" },
  ]);
  const first = await events("told", "?limit=2");
  expect(first.events).toMatchObject([
    { type: "unpublishDocument", versionId: "drafts.told" },
    { type: "updateLiveDocument" },
  ]);
  const rest = await events("told", `?limit=2&nextCursor=${first.nextCursor}`);
  expect(rest).toMatchObject({
    events: [
      {
        type: "publishDocumentVersion",
        versionId: "drafts.told",
        versionRevisionId: edited,
        revisionId: published,
      },
    ],
    nextCursor: "",
  });
});
