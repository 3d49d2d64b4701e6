import { beforeAll, onTestFinished, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { startPostgres } from "../postgres/cluster.ts";
import { within } from "../support/slowness.ts";
import { kills, killUnderLoad } from "./leads-under-kills.ts";

const minutes = within(60_000);

beforeAll(() => ensureBuild(), 5 * minutes);

test(
  `${kills} kills under load, and a receiver that is not to be trusted: no acknowledged lead is missing, none is delivered twice`,
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    await killUnderLoad(postgres.url);
  },
  10 * minutes,
);
