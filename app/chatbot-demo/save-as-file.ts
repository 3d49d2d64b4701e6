/** How long the browser may take to read the text, in milliseconds: Safari begins only after it has asked the visitor. */
const readingTime = 60_000;

/** Downloads a text as a file with this name. */
export function saveAsFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
