import { expect, test } from "vitest";
import { awsweb } from "./awsweb.ts";

const { parts } = awsweb.guardrail;
const linesOf = (code: string) => code.trimEnd().split("\n");

test("the parts of the guard rail are one policy, which denies all but the accepted Regions", () => {
  const policy = JSON.parse(parts.map(({ code }) => code).join(""));
  expect(policy.Statement).toMatchObject([
    {
      Effect: "Deny",
      Resource: "*",
      Condition: {
        StringNotEquals: { "aws:RequestedRegion": ["eu-central-1", "eu-west-1"] },
      },
    },
  ]);
});

test("its lines fit on a phone, and each part is as high as its note", () => {
  const long = parts.flatMap(({ code }) => linesOf(code)).filter((line) => line.length > 32);
  expect(long).toEqual([]);
  const low = parts.filter((part) => "note" in part && linesOf(part.code).length < 2);
  expect(low).toEqual([]);
});
