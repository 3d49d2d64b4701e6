import { expect, test } from "vitest";
import { day } from "./days.ts";
import { DeliveryError } from "./deliver/delivery-error.ts";
import type { Delivery, DeliveryTarget } from "./deliver/target.ts";
import { sendAgain } from "./inbox/change.ts";
import { createLeads } from "./index.ts";
import { demo, fast, receiver, type SetUp } from "./leads.fixture.ts";
import { endForgottenTargets, resendDeliveries, retryDeliveries } from "./retry.ts";

/** Receivers that are slow, busy, forgetful or gone. */
export function receiversSuite(setUp: SetUp): void {
  test("a lead whose receiver hangs holds up no other", async () => {
    const { storage, options } = await setUp();
    const taken: string[] = [];
    const hanging = Promise.withResolvers<void>();
    const target: DeliveryTarget = {
      name: "n8n",
      async deliver({ email }) {
        if (email.startsWith("hangs")) await hanging.promise;
        taken.push(email);
      },
    };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    const names = Array.from({ length: 20 }, (_, i) => `good-${i}@x.example`);
    for (const email of ["hangs-1@x.example", "hangs-2@x.example", ...names]) {
      await leads.saveLead(demo(email));
    }
    leads.start();
    await expect.poll(() => [...taken].sort()).toEqual([...names].sort());
    hanging.resolve();
    await leads.stop();
    expect(taken).toHaveLength(22);
  });

  test("a long delivery stays with its process", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    const held = Promise.withResolvers<void>();
    n8n.state.hold = held.promise;
    const outbox = { ...fast, lease: 30 };
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const row = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    for (let renewed = 0; renewed < 5; renewed += 1) {
      time.now += 20;
      const until = time.now + outbox.lease;
      await expect.poll(async () => (await row()).leased_until).toBe(until);
    }
    held.resolve();
    await expect.poll(async () => (await row()).state).toBe("delivered");
    await leads.stop();
    expect((await row()).attempts).toBe(1);
  });

  test("a receiver that fails whatever it gets is tried with one lead at a time", async () => {
    const { storage, options } = await setUp();
    const [n8n, webhook] = [failing("n8n"), receiver("webhook")];
    const targets = [n8n.target, webhook.target];
    // No attempt counts as slow, however busy the machine: beside a slow one another may begin.
    const outbox = { ...fast, slowAfter: 3_600_000, probeEvery: 3_600_000 };
    const leads = createLeads({ storage, ...options, targets, outbox });
    for (let i = 0; i < 10; i += 1) await leads.saveLead(demo(`p${i}@x.example`));
    leads.start();
    await expect.poll(() => n8n.asked).toHaveLength(5);
    await leads.saveLead(demo("later@x.example"));
    await expect.poll(() => webhook.received).toHaveLength(11);
    await leads.stop();
    expect(n8n.asked).toHaveLength(5);
  });

  test("all waiting leads are sent once such a receiver accepts one", async () => {
    const { storage, options } = await setUp();
    const n8n = failing("n8n");
    const hour = 3_600_000;
    const outbox = { ...fast, firstPause: hour, longestPause: hour, probeEvery: 50 };
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox });
    const emails = Array.from({ length: 20 }, (_, i) => `p${i}@x.example`);
    for (const email of emails) await leads.saveLead(demo(email));
    leads.start();
    await expect.poll(() => n8n.asked.length).toBeGreaterThan(5);
    n8n.state.down = false;
    await expect.poll(() => [...n8n.taken].sort()).toEqual([...emails].sort());
    await leads.stop();
    // It was tried with what it had not seen.
    expect(new Set(n8n.asked.slice(0, 6)).size).toBe(6);
  });

  test("no lead is sent to a busy receiver for as long as it asks", async () => {
    const { storage, db, options, time } = await setUp();
    const asked: string[] = [];
    const target: DeliveryTarget = {
      name: "webhook",
      async deliver({ email }) {
        asked.push(email);
        throw new DeliveryError("Answered 429", { retryAfter: 3_600_000 });
      },
    };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const first = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await first()).last_error).toBe("Answered 429");
    expect((await first()).due_at).toBe(time.now + 3_600_000);
    await leads.saveLead(demo("b@x.example"));
    await leads.stop();
    expect(asked).toEqual(["a@x.example"]);
  });

  test("a person can retry a receiver that asked for a pause", async () => {
    const { storage, db, options, time } = await setUp();
    const asked: string[] = [];
    const state = { busy: true };
    const target: DeliveryTarget = {
      name: "webhook",
      async deliver({ email }) {
        asked.push(email);
        if (state.busy) throw new DeliveryError("Answered 429", { retryAfter: day });
      },
    };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const failed = () =>
      db.selectFrom("lead_deliveries").select("id").where("due_at", ">", time.now).execute();
    await expect.poll(failed).toHaveLength(1);

    // Once each time a person asks, and not once per poll.
    time.now += 1;
    expect(await retryDeliveries(db, { now: time.now })).toBe(1);
    await expect.poll(failed).toHaveLength(1);
    expect(asked).toEqual(["a@x.example", "a@x.example"]);

    // Including what came during the pause and was not tried yet.
    state.busy = false;
    const { id } = await leads.saveLead(demo("b@x.example"));
    time.now += 1;
    await sendAgain(db, { leadId: id, target: "webhook", now: time.now });
    await expect.poll(() => asked.at(-1)).toBe("b@x.example");
    await leads.stop();
    expect(asked).toHaveLength(3);
  });

  test("recipients who accepted a mail get no second one when it is retried", async () => {
    const { storage, db, options, time } = await setUp();
    const asked: Delivery["done"][] = [];
    const state = { broken: true };
    const target: DeliveryTarget = {
      name: "e-mail",
      async deliver(_lead, { done }) {
        asked.push(done);
        if (state.broken) throw new DeliveryError("Refused", { done: ["one"] });
      },
    };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    const { id } = await leads.saveLead(demo("a@x.example"));
    const stateOf = async () =>
      (await db.selectFrom("lead_deliveries").select("state").executeTakeFirst())?.state;
    time.now += 3 * day;
    leads.start();
    await expect.poll(stateOf).toBe("dead");
    state.broken = false;
    await sendAgain(db, { leadId: id, target: "e-mail", now: time.now });
    await expect.poll(stateOf).toBe("delivered");
    // Everyone gets what was delivered and is requested again.
    await sendAgain(db, { leadId: id, target: "e-mail", now: time.now });
    await expect.poll(() => asked).toEqual([[], ["one"], []]);
    await leads.stop();
  });

  test("completed parts of an attempt are not repeated", async () => {
    const { storage, db, options, time } = await setUp();
    const asked: Delivery["done"][] = [];
    const target: DeliveryTarget = {
      name: "e-mail",
      async deliver(_lead, { done }) {
        asked.push(done);
        if (done.length < 2) throw new DeliveryError("Refused", { done: [...done, "one"] });
      },
    };
    const leads = createLeads({ storage, ...options, targets: [target], outbox: fast });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    for (const attempts of [1, 2]) {
      await expect.poll(() => asked).toHaveLength(attempts);
      const failed = db.selectFrom("lead_deliveries").selectAll().where("leased_until", "=", 0);
      await expect
        .poll(async () => (await failed.executeTakeFirst())?.due_at)
        .toBeGreaterThan(time.now);
      time.now += 1_000;
    }
    await expect.poll(() => asked).toEqual([[], ["one"], ["one", "one"]]);
    await leads.stop();
  });

  test("a stop cuts off an attempt that takes too long, and it is retried", async () => {
    const { storage, db, options } = await setUp();
    const n8n = receiver();
    n8n.state.hold = new Promise(() => {});
    const outbox = { ...fast, stopWithin: 1 };
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox });
    leads.start();
    await leads.saveLead(demo("a@x.example"));
    const row = () => db.selectFrom("lead_deliveries").selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await row()).attempts).toBe(1);
    await leads.stop();
    expect(await row()).toMatchObject({ state: "pending", last_error: null });
  });

  test("a span of days is sent again under the same keys, also to a receiver that came later", async () => {
    const { storage, db, options, time } = await setUp();
    const n8n = receiver();
    const leads = createLeads({ storage, ...options, targets: [n8n.target], outbox: fast });
    leads.start();
    for (const email of ["before@x.example", "in@x.example", "after@x.example"]) {
      await leads.saveLead(demo(email));
      time.now += day;
    }
    await expect.poll(() => n8n.received).toHaveLength(3);
    await leads.stop();
    const span = { from: time.now - 2 * day, before: time.now - day };
    const resend = (targets: string[]) =>
      resendDeliveries(db, { now: time.now, targets, filter: span });
    expect(await resend(["n8n", "webhook"])).toBe(2);
    // What is already waiting is left alone.
    expect(await resend(["n8n", "webhook"])).toBe(0);

    const webhook = receiver("webhook");
    const targets = [n8n.target, webhook.target];
    const later = createLeads({ storage, ...options, targets, outbox: fast });
    later.start();
    await expect.poll(() => n8n.received).toHaveLength(4);
    await expect.poll(() => webhook.received.map(({ email }) => email)).toEqual(["in@x.example"]);
    await later.stop();
    const sent = n8n.received.filter(({ email }) => email === "in@x.example");
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  test("deliveries to a removed receiver are given up after three days", async () => {
    const { storage, db, options, time } = await setUp();
    const targets = [receiver("webhook").target, receiver("n8n").target];
    await createLeads({ storage, ...options, targets }).saveLead(demo("a@x.example"));
    const end = (now: number) => endForgottenTargets(db, { now, targets: ["n8n"], after: 3 * day });
    expect(await end(time.now + day)).toEqual({});
    expect(await end(time.now + 3 * day + 1)).toEqual({ webhook: 1 });
    const rows = await db
      .selectFrom("lead_deliveries")
      .select(["target", "state"])
      .orderBy("target")
      .execute();
    expect(rows).toEqual([
      { target: "n8n", state: "pending" },
      { target: "webhook", state: "dead" },
    ]);
  });
}

/** A receiver that is down, and records what it was asked. */
function failing(name: string) {
  const [asked, taken]: [string[], string[]] = [[], []];
  const state = { down: true };
  const target: DeliveryTarget = {
    name,
    async deliver({ email }) {
      asked.push(email);
      if (state.down) throw new Error("connect ECONNREFUSED");
      taken.push(email);
    },
  };
  return { target, asked, taken, state };
}
