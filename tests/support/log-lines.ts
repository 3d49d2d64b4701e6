/** Returns the faulty lines of a finished log, as “what: line”; empty for a clean log. */
export function wrongLines(output: string): string[] {
  const lines = output.split("\n").filter((line) => line !== "");
  return lines.flatMap((line) => {
    // Start-up messages for people are indented.
    const isForged = !line.startsWith("  ") && !isJson(line);
    const problems = [
      isForged && "not written by the logger",
      address.test(line) && "an address",
      unprintable.test(line) && "a character that moves the cursor or turns the line",
    ];
    return problems.filter(Boolean).map((problem) => `${problem}: ${line.slice(0, 300)}`);
  });
}

const address = /[\w.+-](?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/i;
const unprintable = /[^\P{Cc}\t]|[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u206f]/u;

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
