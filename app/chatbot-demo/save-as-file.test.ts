import { resolveObjectURL } from "node:buffer";
import { expect, onTestFinished, test, vi } from "vitest";
import { saveAsFile } from "./save-as-file.ts";

test("the text can still be read after the click, and is let go of later", async () => {
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  saveAsFile("You: Hello\n", "conversation.txt");
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe("conversation.txt");
  vi.advanceTimersByTime(10_000);
  expect(await resolveObjectURL(link.href)?.text()).toBe("You: Hello\n");
  vi.advanceTimersByTime(60_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
