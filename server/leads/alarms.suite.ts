import { pino } from "pino";
import { expect, test } from "vitest";
import { raiseAlarms } from "./alarms.ts";
import { createLeads } from "./index.ts";
import { demo, fast, receiver, type SetUp } from "./leads.fixture.ts";

const hour = 3_600_000;

/** Alarms about receivers that keep failing. */
export function alarmsSuite(setUp: SetUp): void {
  test("the operator is told once for each outage of a receiver that accepts nothing for an hour", async () => {
    const { storage, db, options, time } = await setUp();
    const [n8n, mail] = [receiver("n8n"), receiver("e-mail")];
    const told: string[] = [];
    const tell = async ({ subject, text }: { subject: string; text: string }) =>
      void told.push(`${subject}\n${text}`);
    const targets = [n8n.target, { ...mail.target, tell }];
    const lines: string[] = [];
    const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    const look = () => raiseAlarms(db, { now: time.now, targets, logger });
    const leads = createLeads({ storage, ...options, targets, outbox: fast });
    const failed = db
      .selectFrom("lead_deliveries")
      .select("id")
      .where("last_error", "is not", null);

    n8n.state.down = true;
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await expect.poll(() => failed.execute()).toHaveLength(1);
    time.now += hour;
    await look();
    expect(told).toEqual([]);
    time.now += 1;
    await look();
    await look();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("n8n accepts no leads");
    expect(told[0]).toContain("1 lead waits; nothing is lost.");
    expect(told[0]).toContain("Answered 503");
    expect(lines).toHaveLength(1);

    n8n.state.down = false;
    time.now += hour;
    await expect.poll(() => n8n.received).toHaveLength(1);
    await expect.poll(() => failed.execute()).toHaveLength(0);
    await look();
    n8n.state.down = true;
    await leads.saveLead(demo("b@x.example"));
    await expect.poll(() => failed.execute()).toHaveLength(1);
    time.now += hour + 1;
    await look();
    await leads.stop();
    expect(told).toHaveLength(2);
  });

  test("a mail to the operator that fails, or that a stop cuts off, is sent at the next look", async () => {
    const { db, storage, options, time } = await setUp();
    const n8n = receiver("n8n");
    n8n.state.down = true;
    const answers = [
      async () => Promise.reject(new Error("Refused")),
      () => new Promise<void>(() => {}),
      async () => {},
    ];
    let told = 0;
    const stopping = new AbortController();
    const tell = async () => {
      const answer = answers[told];
      told += 1;
      // The second mail is never answered, and the site stops.
      if (told === 2) stopping.abort();
      await answer?.();
    };
    const targets = [n8n.target, { ...receiver("e-mail").target, tell }];
    const leads = createLeads({ storage, ...options, targets, outbox: fast });
    await failOnce(leads, db);
    const lines: string[] = [];
    const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    const now = time.now + 2 * hour;
    await raiseAlarms(db, { now, targets, logger });
    await raiseAlarms(db, { now, targets, logger, signal: stopping.signal });
    await raiseAlarms(db, { now, targets, logger });
    await raiseAlarms(db, { now, targets, logger });
    expect(told).toBe(3);
    expect(lines.filter((line) => line.includes("has taken no lead"))).toHaveLength(1);
    expect(lines).toHaveLength(3);
  });

  test("failing mail is reported in the log only", async () => {
    const { storage, db, options, time } = await setUp();
    const mail = receiver("e-mail");
    mail.state.down = true;
    const target = { ...mail.target, tell: async () => expect.fail("It cannot write.") };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    await failOnce(leads, db);
    const lines: string[] = [];
    const logger = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    await raiseAlarms(db, { now: time.now + 2 * hour, targets: [target], logger });
    expect(lines).toHaveLength(1);
  });
}

/** Saves a lead and waits until its delivery has failed. */
async function failOnce(
  leads: ReturnType<typeof createLeads>,
  db: Awaited<ReturnType<SetUp>>["db"],
): Promise<void> {
  leads.start();
  await leads.saveLead(demo("a@x.example"));
  const failed = db.selectFrom("lead_deliveries").select("id").where("last_error", "is not", null);
  await expect.poll(() => failed.execute()).toHaveLength(1);
  await leads.stop();
}
