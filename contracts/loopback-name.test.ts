import { expect, test } from "vitest";
import { isLoopbackName } from "./loopback-name.ts";

test.each(["localhost", "LocalHost", "127.0.0.1", "127.8.9.10", "[::1]", "::1"])(
  "“%s” is this machine",
  (host) => expect(isLoopbackName(host)).toBe(true),
);

test.each([
  "localhost.example.com",
  "127.0.0.1.example.com",
  "127.evil.example",
  "0.0.0.0",
  "192.168.0.1",
  "[::2]",
  "localhost:3000",
  "",
])("“%s” is another", (host) => expect(isLoopbackName(host)).toBe(false));
