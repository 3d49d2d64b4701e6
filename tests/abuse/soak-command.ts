import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import {
  chatWebhookPath,
  contentApiPath,
  contentApiVersion,
  leadWebhookPath,
} from "@brightkeel/contracts";
import { paths } from "#content/paths.ts";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { calculatingWithin } from "../support/cpu-time.ts";
import {
  type Span,
  type Timed,
  timed,
  watchProcessor,
  withoutOthers,
} from "../support/processor-waits.ts";
import { startSite } from "../support/site.ts";

/**
 * `npm run soak -- --minutes 15`: runs a site of its own under the load of a busy day, from hundreds of addresses.
 * Prints waits, memory and event loop lag each minute, and fails if a request failed, if pages took too long, or if
 * memory keeps growing. Processor time that other programs took from the site is subtracted from the waits: a busy
 * machine never causes a failure, and a slow site fails on any machine.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    visitors: { type: "string", default: "12" },
  },
});
const minutes = Number(values.minutes);
const visitors = Number(values.visitors);

/** How long one page in a hundred may take at most, in milliseconds of a usual processor. */
const longestWait = calculatingWithin(250);
/** How much larger memory may be in the last third than in the one before, as a share. */
const mostGrowth = 0.15;

const metricsToken = "the-token-of-this-soak";
await ensureBuild();
const site = await startSite({
  PREWARM: "on",
  TRUSTED_PROXIES: "1",
  METRICS_TOKEN: metricsToken,
  RENDERS_PER_MINUTE: "600",
  LEADS_PER_MINUTE: "30",
  CHAT_PER_MINUTE: "60",
});
const { hostname, port } = new URL(site.origin);
const pid = site.pid();

type Asked = { path: string; body?: string; headers?: Record<string, string> };
type Answered = { status: number; text: string };

const ask = ({ path, body, headers = {} }: Asked): Promise<Answered> =>
  new Promise((resolve) => {
    const end = (status: number, text = "") => resolve({ status, text });
    const sent = request(
      { hostname, port, path, method: body === undefined ? "GET" : "POST", headers },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => end(response.statusCode ?? 0, text));
        response.on("error", () => end(0));
      },
    );
    sent.on("error", () => end(0)).end(body);
  });

let count = 0;
const json = { "content-type": "application/json" };
const person = () => ({ name: `Visitor ${count}`, email: `visitor${count}@x.example` });
const pages = [paths.home, paths.services, paths.blogs, paths.careers, paths.contactUs()];
const words = ["hotel", "night audit", "SAP", "cloud bill", "accessibility", "chatbot price"];
const questions = [
  "What time is breakfast?",
  "Where is my order 10482?",
  "I would like to book a room for two people from Friday",
  "My router blinks red, and nothing helps",
];

/** Visitors' actions, each as often as it is listed. */
const doings: Record<string, () => Asked> = {
  page: () => ({ path: pages[count % pages.length] ?? paths.home }),
  "page again": () => ({ path: `${paths.services}?utm_source=${count}` }),
  search: () => ({ path: paths.search(`${words[count % words.length]} ${count % 40}`) }),
  "no page": () => ({ path: `/nothing-${count}` }),
  query: () => ({
    path: `${contentApiPath}/v${contentApiVersion}/data/query/blogs?query=${encodeURIComponent(`*[_type == "post"][0...${count % 9}]{title, "n": ${count}}`)}`,
  }),
  chat: () => ({
    path: chatWebhookPath,
    headers: json,
    body: JSON.stringify({
      userInfo: person(),
      userMessage: questions[count % questions.length],
      selectedIndustry: ["support", "hospitality", "e-commerce"][count % 3],
    }),
  }),
  lead: () => ({
    path: leadWebhookPath,
    headers: json,
    body: JSON.stringify({ ...person(), industry: "support", timestamp: new Date().toISOString() }),
  }),
};

const waits = new Map<string, Timed[]>();
const failures = new Map<string, number>();
let goesOn = true;

async function visit(): Promise<void> {
  const names = Object.keys(doings);
  while (goesOn) {
    count += 1;
    const name = names[count % names.length] ?? "page";
    const asked = doings[name]?.();
    if (!asked) continue;
    const from = `198.51.${(count >> 4) % 250}.${count % 250}`;
    let status = 0;
    const took = await timed(pid, async () => {
      const headers = { ...asked.headers, "x-forwarded-for": from };
      ({ status } = await ask({ ...asked, headers }));
    });
    waits.set(name, [...(waits.get(name) ?? []).slice(-20_000), took]);
    if (status === 0 || status >= 500) {
      const failed = `${name}: ${status || "no answer"}`;
      failures.set(failed, (failures.get(failed) ?? 0) + 1);
    }
    await pause(60);
  }
}

async function gauges(): Promise<{ memory: number; lag: number }> {
  const { text } = await ask({
    path: paths.metrics,
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  return {
    memory: read("process_resident_memory_bytes") / 1024 / 1024,
    lag: read("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
}

/** Returns the percentile of the waits: without what others took from the site, and as measured. */
function percentiles(all: readonly Timed[], share: number, span: Span): [own: number, all: number] {
  const at = (waits: readonly number[]) =>
    waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0;
  return [at(all.map((one) => withoutOthers(one, span))), at(all.map(({ wait }) => wait))];
}
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

const shown = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`.padStart(11);

try {
  const until = performance.now() + minutes * 60_000;
  const watched = watchProcessor(pid);
  const working = Array.from({ length: visitors }, visit);
  const memory: number[] = [];
  console.log(
    "minute  requests   page p50   page p99   measured   memory   event loop p99   processor   others",
  );
  const step = Math.min(60_000, (minutes * 60_000) / 6);
  while (performance.now() < until) {
    await pause(step);
    const now = await gauges();
    memory.push(now.memory);
    const page = waits.get("page") ?? [];
    const span = watched();
    const [half] = percentiles(page, 0.5, span);
    const [own, measured] = percentiles(page, 0.99, span);
    const minute = ((memory.length * step) / 60_000).toFixed(1).padStart(6);
    console.log(
      `${minute} ${String(count).padStart(9)}${shown(half)}${shown(own)}${shown(measured)} ${now.memory.toFixed(0).padStart(5)} MB ${shown(now.lag)} ${(span.busy * 100).toFixed(0).padStart(14)} % ${(span.others * 100).toFixed(0).padStart(6)} %`,
    );
  }
  goesOn = false;
  await Promise.all(working);

  const span = watched();
  const wrong = [...failures].map(([failed, times]) => `${failed}, ${times} times`);
  for (const [name, all] of waits) {
    const [own, measured] = percentiles(all, 0.99, span);
    console.log(
      `${name.padEnd(12)} ${String(all.length).padStart(7)} times, p50${shown(percentiles(all, 0.5, span)[0])}, p99${shown(own)}, measured${shown(measured)}`,
    );
    if (own > longestWait) wrong.push(`${name} took ${own.toFixed(0)} ms`);
  }
  const third = Math.max(1, Math.floor(memory.length / 3));
  const growth = mean(memory.slice(-third)) / mean(memory.slice(-2 * third, -third)) - 1;
  console.log(`memory ${(growth * 100).toFixed(1)} % over its last third`);
  if (memory.length >= 9 && growth > mostGrowth) wrong.push("The memory goes on growing");
  for (const line of wrong) console.log(`✗ ${line}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await site.remove();
}
