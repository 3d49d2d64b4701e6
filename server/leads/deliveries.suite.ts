import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { within } from "../../tests/support/slowness.ts";
import { day } from "./days.ts";
import { createLeads } from "./index.ts";
import { demo, fast, receiver, type SetUp } from "./leads.fixture.ts";
import { retryDeliveries } from "./retry.ts";

/** The outbox: delivery by several processes, failures, leases, metrics. */
export function deliveriesSuite(setUp: SetUp): void {
  test("every target gets a lead once, and the visitor waits for none of them", async () => {
    const { storage, db, options } = await setUp();
    const [n8n, mail] = [receiver("n8n"), receiver("e-mail")];
    const held = Promise.withResolvers<void>();
    n8n.state.hold = held.promise;
    const leads = createLeads({
      storage,
      ...options,
      targets: [n8n.target, mail.target],
      outbox: fast,
    });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await expect.poll(() => mail.received.length).toBe(1);
    expect(n8n.received).toEqual([]);
    held.resolve();
    await expect.poll(() => n8n.received.length).toBe(1);
    await leads.stop();
    const states = await db.selectFrom("lead_deliveries").select(["state", "attempts"]).execute();
    expect(states).toEqual([
      { state: "delivered", attempts: 1 },
      { state: "delivered", attempts: 1 },
    ]);
  });

  test("two processes share the work and send nothing twice", async () => {
    const { storage, open, options } = await setUp();
    const one = receiver();
    const two = receiver();
    const other = await open();
    const writer = createLeads({ storage, ...options, targets: [one.target] });
    for (let i = 0; i < 40; i += 1) await writer.saveLead(demo(`p${i}@x.example`));
    const workers = [
      createLeads({ storage, ...options, targets: [one.target], outbox: fast }),
      createLeads({ storage: other, ...options, targets: [two.target], outbox: fast }),
    ];
    for (const worker of workers) worker.start();
    await expect
      .poll(() => one.received.length + two.received.length, { timeout: within(20_000) })
      .toBe(40);
    await Promise.all(workers.map((worker) => worker.stop()));
    const ids = [...one.received, ...two.received].map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
  });

  test("a delivery that fails waits and comes again under the same key", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    n8n.state.down = true;
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const row = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).last_error).toBe("Answered 503");
    const waiting = await row();
    expect(waiting).toMatchObject({ state: "pending", attempts: 1, leased_until: 0 });
    expect(waiting.due_at).toBeGreaterThan(time.now);

    n8n.state.down = false;
    time.now = waiting.due_at;
    await expect.poll(() => n8n.received).toEqual([{ id: waiting.id, email: "a@x.example" }]);
    await leads.stop();
    expect(await row()).toMatchObject({ state: "delivered", attempts: 2, last_error: null });
  });

  test("a receiver that stays silent is left at the time limit of an attempt, and asked again later", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    const answers = Promise.withResolvers<void>();
    n8n.state.hold = answers.promise;
    const outbox = { ...fast, attemptLimit: 50 };
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const row = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).last_error).toBe("No answer in time");
    const waiting = await row();
    expect(waiting).toMatchObject({ state: "pending", attempts: 1, leased_until: 0 });

    n8n.state.hold = undefined;
    time.now = waiting.due_at;
    await expect.poll(() => n8n.received).toEqual([{ id: waiting.id, email: "a@x.example" }]);
    answers.resolve();
    await leads.stop();
  });

  test("after three days a delivery is given up, and comes back by command", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    n8n.state.down = true;
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    await leads.saveLead(demo("a@x.example"));
    time.now += 3 * day;
    leads.start();
    const state = async () =>
      (await db.selectFrom("lead_deliveries").select("state").executeTakeFirst())?.state;
    await expect.poll(state).toBe("dead");

    n8n.state.down = false;
    expect(await retryDeliveries(db, { now: time.now })).toBe(1);
    await expect.poll(() => n8n.received.length).toBe(1);
    await leads.stop();
    expect(await state()).toBe("delivered");
    expect(await retryDeliveries(db, { now: time.now })).toBe(0);
  });

  test("another process takes over a killed process's deliveries when their lease ends", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    await leads.saveLead(demo("a@x.example"));
    await db
      .updateTable("lead_deliveries")
      .set({ leased_until: time.now + 60_000, attempts: 1 })
      .execute();
    leads.start();
    await leads.saveLead(demo("b@x.example"));
    await expect.poll(() => n8n.received.map(({ email }) => email)).toEqual(["b@x.example"]);
    time.now += 60_000;
    await expect.poll(() => n8n.received).toHaveLength(2);
    await leads.stop();
  });

  test("stopping waits for running deliveries and starts no new ones", async () => {
    const { storage, db, options } = await setUp();
    const n8n = receiver();
    const held = Promise.withResolvers<void>();
    n8n.state.hold = held.promise;
    const leads = createLeads({
      storage,
      ...options,
      targets: [n8n.target],
      outbox: { ...fast, parallel: 1, slowAfter: 60_000 },
    });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await leads.saveLead(demo("b@x.example"));
    const leased = () =>
      db.selectFrom("lead_deliveries").select("id").where("leased_until", ">", 0).execute();
    await expect.poll(leased).toHaveLength(1);
    const stopped = leads.stop();
    held.resolve();
    await stopped;
    expect(n8n.received).toHaveLength(1);
    const states = await db
      .selectFrom("lead_deliveries")
      .select("state")
      .orderBy("state")
      .execute();
    expect(states).toEqual([{ state: "delivered" }, { state: "pending" }]);
  });

  test("metrics count stored, delivered and waiting leads", async () => {
    const { storage, options } = await setUp();
    const registry = new Registry();
    const n8n = receiver();
    n8n.state.down = true;
    const leads = createLeads({
      storage,
      ...options,
      registry,
      targets: [n8n.target],
      outbox: { ...fast, firstPause: 60_000, longestPause: 60_000 },
    });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    await leads.saveLead(demo("a@x.example"));
    await expect
      .poll(() => registry.metrics())
      .toContain('lead_delivery_attempt_seconds_count{target="n8n",outcome="failed"} 1');
    const text = await registry.metrics();
    expect(text).toContain('leads_saved_total{kind="demo",repeated="false"} 1');
    expect(text).toContain('leads_saved_total{kind="demo",repeated="true"} 1');
    expect(text).toContain('lead_deliveries{target="n8n",state="pending"} 1');
    expect(text).toContain('lead_delivery_oldest_pending_seconds{target="n8n"}');
    expect(text).not.toContain("@");
    await leads.stop();
  });
}
