import { pino } from "pino";
import { paths } from "#content/paths.ts";
import { createRateLimiter } from "../../storage/index.ts";
import { createLeads } from "../index.ts";
import { fast, receiver, type SetUp } from "../leads.fixture.ts";
import { createInbox } from "./index.ts";

export const token = "a-token-of-enough-letters";

/** Leads with an inbox that someone has signed in to. */
export async function openInbox(setUp: SetUp) {
  const site = await setUp();
  const { storage, options, files, time } = site;
  const n8n = receiver();
  const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
  const forgotten: string[] = [];
  const limiter = createRateLimiter({ storage, logger: pino({ level: "silent" }) });
  limiter.stop();
  const app = createInbox(
    {
      storage,
      files,
      token,
      publicOrigin: undefined,
      trustedProxies: 0,
      rateLimiter: limiter,
      exchangesOf: async (email) => [{ visitor: `I am ${email}`, bot: "Hello <you>" }],
      forget: async (email) => {
        forgotten.push(email);
        const nobody = { leads: { contact: 2 }, files: 1, waiting: 0, conversations: 0 };
        const unfinished = ["database is locked"];
        return { ...nobody, passedOn: { n8n: 1 }, perhaps: { webhook: 1 }, unfinished };
      },
      wake: leads.wake,
      now: () => time.now,
    },
    [],
  );
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    app.request(path, { method: "POST", body: new URLSearchParams(fields), headers });
  let cookie = "";
  const signIn = async () => {
    const response = await post(paths.leadsSignIn, { token, next: paths.leads });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    return response;
  };
  const signedIn = await signIn();
  const get = async (path: string) => {
    const response = await app.request(path, { headers: { cookie } });
    return { response, text: await response.text() };
  };
  const act = (path: string, fields: Record<string, string>) => post(path, fields, { cookie });
  return { ...site, leads, n8n, app, post, get, act, cookie, signIn, signedIn, forgotten };
}
