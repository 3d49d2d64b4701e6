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
import { startSite } from "../support/site.ts";

/**
 * `npm run soak -- --minutes 15`: a site of its own under the load of a busy day, from hundreds of addresses. Prints the
 * waits, the memory and the lag of the event loop each minute, and fails where an answer failed, where pages took longer
 * than they may, or where the memory goes on growing.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    visitors: { type: "string", default: "12" },
  },
});
const minutes = Number(values.minutes);
const visitors = Number(values.visitors);

/** How long one page in a hundred may take at most, in milliseconds. */
const longestWait = 250;
/** How much larger the memory may be in the last third than in the one before, as a share. */
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

type Asked = { path: string; body?: string; headers?: Record<string, string> };
type Answered = { status: number; text: string; wait: number };

const ask = ({ path, body, headers = {} }: Asked): Promise<Answered> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status: number, text = "") =>
      resolve({ status, text, wait: performance.now() - began });
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

/** What people do, as often as it is listed. */
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

const waits = new Map<string, number[]>();
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
    const { status, wait } = await ask({
      ...asked,
      headers: { ...asked.headers, "x-forwarded-for": from },
    });
    waits.set(name, [...(waits.get(name) ?? []).slice(-20_000), wait]);
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

const percentile = (all: readonly number[], share: number) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

try {
  const until = performance.now() + minutes * 60_000;
  const working = Array.from({ length: visitors }, visit);
  const memory: number[] = [];
  console.log("minute  requests   page p50   page p99   memory   event loop p99");
  const step = Math.min(60_000, (minutes * 60_000) / 6);
  while (performance.now() < until) {
    await pause(step);
    const now = await gauges();
    memory.push(now.memory);
    const page = waits.get("page") ?? [];
    console.log(
      `${((memory.length * step) / 60_000).toFixed(1).padStart(6)} ${String(count).padStart(9)} ${percentile(page, 0.5).toFixed(1).padStart(7)} ms ${percentile(page, 0.99).toFixed(1).padStart(7)} ms ${now.memory.toFixed(0).padStart(5)} MB ${now.lag.toFixed(1).padStart(13)} ms`,
    );
  }
  goesOn = false;
  await Promise.all(working);

  const wrong = [...failures].map(([failed, times]) => `${failed}, ${times} times`);
  for (const [name, all] of waits) {
    const p99 = percentile(all, 0.99);
    console.log(
      `${name.padEnd(12)} ${String(all.length).padStart(7)} times, p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    );
    if (p99 > longestWait) wrong.push(`${name} took ${p99.toFixed(0)} ms`);
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
