import { expect, test } from "vitest";
import { wrongLines } from "./log-lines.ts";

test("lines of the logger and the words of the start are right", () => {
  expect(wrongLines('\n  Site  http://localhost:3000\n\n{"level":"info","msg":"a @ b"}\n')).toEqual(
    [],
  );
});

test.each([
  ["a forged line", '{"level":"info"}\nlevel=error all is lost\n'],
  ["an address", '{"msg":"ada@x.example"}'],
  ["an encoded address", '{"url":"/x?m=ada%40x.example"}'],
  ["an escape of a terminal", '{"msg":"\u001b[31mred"}'],
  ["a turned line", '{"msg":"\u202eder"}'],
])("%s is wrong", (_, output) => {
  expect(wrongLines(output)).not.toEqual([]);
});
