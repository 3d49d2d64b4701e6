import { request } from "node:http";
import { chatWebhookPath, contentApiPath, contentApiVersion } from "@brightkeel/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { calculatingWithin } from "../support/cpu-time.ts";
import { timed } from "../support/processor-waits.ts";
import { type Site, startSite } from "../support/site.ts";
import { within } from "../support/slowness.ts";
import { ask, loopback } from "./neighbour/ask.ts";

/**
 * Requests whose reading takes long, by anyone, with all limits of requests lifted, as an operator does behind a network
 * that has its own. Whatever one of them holds, no one else waits for it longer than a quarter of a second.
 */

let site: Site;
beforeAll(async () => {
  await ensureBuild();
  site = await startSite();
}, within(300_000));
afterAll(() => site?.remove());

type Sent = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

const data = `${contentApiPath}/v${contentApiVersion}/data`;
const json = { "content-type": "application/json" };
const posted = (path: string, body: string, headers: Record<string, string> = json): Sent => ({
  path,
  method: "POST",
  headers,
  body,
});
const query = (text: string, params?: object): Sent =>
  posted(`${data}/query/blogs`, JSON.stringify({ query: text, params }));
const asked = (headers: Record<string, string>): Sent => ({ path: paths.home, headers });
const form = (body: string) =>
  posted(paths.contactUs(), body, { "content-type": "application/x-www-form-urlencoded" });
const parts = (body: string, boundary = "x") =>
  posted(paths.contactUs(), body, { "content-type": `multipart/form-data; boundary=${boundary}` });
const numbered = (count: number, of: (n: number) => string, between: string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join(between);

const attacks: Record<string, Sent> = {
  "brackets in a query": query(`*[${"(".repeat(400_000)}a${")".repeat(400_000)}]`),
  "a list of a query": query(`[${"1,".repeat(490_000)}1]`),
  "fields of a query": query(`*{${numbered(90_000, (n) => `"a${n}":1`, ",")}}`),
  "alternatives of a query": query(`*[${numbered(60_000, (n) => `a==${n}`, "||")}]`),
  "refusals in a query": query(`*[${"!".repeat(900_000)}a]`),
  "signs in a query": query(`${"-".repeat(900_000)}1`),
  "a pipe of a query": query(`*${"|order(a)".repeat(100_000)}`),
  "filters of a query": query(`*${"[a]".repeat(300_000)}`),
  "references of a query": query(`*[0]${"->a".repeat(300_000)}`),
  "comments of a query": query(`${"//\n".repeat(300_000)}1`),
  "spaces of a query": query(`${" ".repeat(990_000)}1`),
  "a text of a query without end": query(`"${"\\\\".repeat(200_000)}`),
  "parameters of a query": query(
    "1",
    Object.fromEntries(
      numbered(60_000, (n) => `p${n}`, " ")
        .split(" ")
        .map((name) => [name, 1]),
    ),
  ),
  "a name in a query": query("a".repeat(990_000)),
  "words to match in a query": query(`*[title match [${'"a*",'.repeat(150_000)}"b"]]`),
  "lists of JSON": posted(`${data}/query/blogs`, "[".repeat(990_000)),
  "objects of JSON": posted(
    `${data}/query/blogs`,
    `{"query":"1","params":${'{"a":'.repeat(150_000)}1${"}".repeat(150_001)}`,
  ),
  "empty lists of JSON": posted(
    `${data}/query/blogs`,
    `{"query":"1","params":{"a":[${"[],".repeat(320_000)}1]}}`,
  ),
  "lists of a message": posted(chatWebhookPath, "[".repeat(16_000)),
  "objects of a message": posted(chatWebhookPath, '{"a":'.repeat(2_700)),
  "a listener’s alternatives": {
    path: `${data}/listen/blogs?query=${encodeURIComponent(`*[${numbered(1_500, (n) => `a==${n}`, "||")}]`)}`,
  },
  "a listener’s brackets": {
    path: `${data}/listen/blogs?query=${encodeURIComponent(`*[${"(".repeat(2_500)}a${")".repeat(2_500)}]`)}`,
  },
  "all that a stream missed": {
    path: `${data}/live/events/blogs`,
    headers: { "last-event-id": "0" },
  },
  "thousands of ids": { path: `${data}/doc/blogs/${numbered(3_000, (n) => `a${n}`, ",")}` },
  "parts of a form": parts(
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(4_000)}--x--\r\n`,
  ),
  "a head of a part": parts(
    `--x\r\nContent-Disposition: form-data; ${'a="b";'.repeat(500_000)}\r\n\r\n\r\n--x--`,
  ),
  "almost a boundary": parts(`--${"-".repeat(69)}`.repeat(150_000), "-".repeat(69)),
  "lines of a form": parts("\r\n".repeat(3_000_000)),
  "beginnings of boundaries": parts("\r\n--".repeat(2_000_000)),
  "percent signs of a form": form(`a=${"%".repeat(200_000)}`),
  "half characters of a form": form(`name=${"%f0".repeat(80_000)}`),
  "dots of an address": { path: `/a${"/..".repeat(5_000)}` },
  "packed dots of an address": { path: `/${"%2e%2e%2f".repeat(1_700)}` },
  "slashes of an address": { path: "/".repeat(15_000) },
  "parameters of an address": { path: `${paths.blogs}?${"a=b&".repeat(3_900)}` },
  "accents of a search": { path: `${paths.search()}?q=${"%CC%81".repeat(2_600)}` },
  languages: asked({ "accept-language": "en,".repeat(5_000) }),
  "a language in parts": asked({ "accept-language": "a-".repeat(7_000) }),
  encodings: asked({ "accept-encoding": "gzip;q=0.1,".repeat(1_300) }),
  types: asked({ accept: "text/html;q=0.1,".repeat(900) }),
  cookies: asked({ cookie: "a=b; ".repeat(3_000) }),
  "ends of cookies": asked({ cookie: ";".repeat(15_000) }),
  tags: asked({ "if-none-match": '"a",'.repeat(3_900) }),
  proxies: asked({ "x-forwarded-for": "1.2.3.4,".repeat(1_900) }),
  "colons of a proxy": asked({ "x-forwarded-for": "1:".repeat(7_000) }),
  browsers: asked({ "user-agent": "Mozilla (".repeat(1_600) }),
  ranges: { path: "/robots.txt", headers: { range: `bytes=${"0-0,".repeat(3_900)}1-1` } },
  "digits of a range": { path: "/robots.txt", headers: { range: `bytes=${"9".repeat(15_000)}-` } },
  "parameters of a type": posted(paths.contactUs(), "x", {
    "content-type": `multipart/form-data; ${'a="\\";'.repeat(2_000)}`,
  }),
};

/** How long an attack that is not answered is kept up, in milliseconds. */
const keptUp = 1_000;

/** Sends an attack; resolves when it is answered or cut, or after a while, as a stream is not answered to its end. */
function attack({ path, method = "GET", headers, body }: Sent): Promise<void> {
  return new Promise((resolve) => {
    const { port } = new URL(site.origin);
    const sent = request({
      host: loopback,
      localAddress: "127.0.8.1",
      port,
      path,
      method,
      headers,
      agent: false,
    });
    const end = (): void => {
      clearTimeout(wait);
      sent.destroy();
      resolve();
    };
    const wait = setTimeout(end, keptUp);
    sent.on("response", (response) => response.resume().on("end", end).on("error", end));
    sent.on("error", end).end(body);
  });
}

const most = calculatingWithin(250);

test.each(Object.entries(attacks))(
  "nobody waits for %s",
  async (_, sent) => {
    let isOver = false;
    const attacked = Promise.all([attack(sent), attack(sent)]).then(() => {
      isOver = true;
    });
    let longest = 0;
    do {
      const { siteCalculated } = await timed(site.pid(), () =>
        ask({ origin: site.origin, path: paths.health, from: "127.0.8.2", status: 200 }),
      );
      longest = Math.max(longest, siteCalculated);
    } while (!isOver);
    await attacked;
    expect(longest).toBeLessThan(most);
  },
  within(30_000),
);
