/**
 * Shown in place of a page that cannot be fetched, where no service worker has a copy. Its words stand in the script,
 * since without a network nothing else can bring them.
 */
export function showNoConnection(target: URL): void {
  const main = document.querySelector("main");
  if (!main) return;
  document.title = "No connection";
  const heading = document.createElement("h1");
  heading.className = "text-h1";
  heading.textContent = "No connection.";
  const again = document.createElement("a");
  again.className = "text-link";
  again.href = target.href;
  again.textContent = "Load the page again";
  const text = document.createElement("p");
  text.className = "measure mt-6 text-lead";
  text.append("Your device cannot reach us just now. ", again, " when you are back online.");
  const box = document.createElement("div");
  box.className = "shell py-16 md:py-24";
  box.append(heading, text);
  main.replaceChildren(box);
  main.focus({ preventScroll: true });
}
