import type { SanityClient } from "@sanity/client";

/** A clock for a service’s schedule, which only the test advances. */
export function createTestClock() {
  let now = Date.now();
  /** Scheduled work and its times. */
  let planned: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    later(work: () => void, milliseconds: number) {
      const one = { at: now + milliseconds, work };
      planned.push(one);
      return () => {
        planned = planned.filter((other) => other !== one);
      };
    },
    /** Whether anything is scheduled. */
    isIdle: () => planned.length === 0,
    /** Advances the clock, and runs the work that comes due meanwhile. */
    pass(milliseconds: number): void {
      const end = now + milliseconds;
      for (;;) {
        const [next] = planned.toSorted((a, b) => a.at - b.at);
        if (!next || next.at > end) break;
        planned = planned.filter((one) => one !== next);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
}

/** Options of a client that sees every version. */
export const seeingVersions = { apiVersion: "2025-02-19", perspective: "raw" } as const;

/** Returns the title that the post of `createSummer` has in a perspective. */
export const titleOf = (
  client: SanityClient,
  perspective: string | string[],
): Promise<string | null> =>
  client.fetch(
    '*[_id == "post"][0].title',
    {},
    { perspective: perspective as never, useCdn: false },
  );

/** Creates a published post, and a version of it in a release. */
export async function createSummer(client: SanityClient): Promise<void> {
  await client.create({ _id: "post", _type: "post", title: "Now" });
  await client.releases.create({
    releaseId: "rSummer",
    metadata: { title: "Summer", releaseType: "asap" },
  });
  await client.createVersion({ baseId: "post", publishedId: "post", releaseId: "rSummer" });
  await client.patch("versions.rSummer.post").set({ title: "In summer" }).commit();
}
