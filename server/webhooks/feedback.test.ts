import { chatWebhookPath, feedbackPath, type ReplyFeedback } from "@brightkeel/contracts";
import { expect, test } from "vitest";
import { chat, setUp } from "./webhooks.fixture.ts";

const feedback = {
  userInfo: chat.userInfo,
  selectedIndustry: "hospitality",
  reply: "k2",
  helpful: false,
};

async function setUpFeedback() {
  const taken: { feedback: ReplyFeedback; conversationId: string }[] = [];
  const all = setUp({
    takeFeedback: async (it, { conversationId }) => {
      taken.push({ feedback: it, conversationId });
      return it.reply === "k2";
    },
  });
  const [cookie = ""] = (
    (await all.post(chatWebhookPath, chat)).headers.get("set-cookie") ?? ""
  ).split(";");
  return { ...all, taken, cookie };
}

test("feedback on a reply is stored with the conversation of the visitor's browser", async () => {
  const { post, taken, asked, cookie } = await setUpFeedback();
  const response = await post(feedbackPath, feedback, { cookie });
  expect(response.status).toBe(200);
  expect(taken).toEqual([{ feedback, conversationId: asked[0]?.conversationId }]);
});

test.each([
  ["without a conversation", feedback, false, 404],
  ["of a reply that is gone", { ...feedback, reply: "x" }, true, 404],
  ["of no reply", { ...feedback, reply: "../x" }, true, 422],
  ["that says nothing", { ...feedback, helpful: "yes" }, true, 422],
])("feedback %s is refused", async (_what, body, hasCookie, status) => {
  const { post, cookie } = await setUpFeedback();
  const response = await post(feedbackPath, body, hasCookie ? { cookie } : {});
  expect(response.status).toBe(status);
});
