import { beforeAll, test } from "vitest";
import { ensureBuild } from "../../cli/build/ensure-build.ts";
import { within } from "../support/slowness.ts";
import { kills, killUnderLoad } from "./leads-under-kills.ts";

const minutes = within(60_000);

beforeAll(() => ensureBuild(), 5 * minutes);

test(
  `${kills} kills under load, and a receiver that is not to be trusted: no acknowledged lead is missing, none is delivered twice`,
  () => killUnderLoad(),
  10 * minutes,
);
