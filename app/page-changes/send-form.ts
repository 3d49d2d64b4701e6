import { type FetchedDocument, postForm } from "./prefetch.ts";
import { hasMain, type ParsedPage, parsePage } from "./swap-document.ts";

/** Shows a fetched page in place of the open one. */
export type ShowPage = (page: ParsedPage, fetched: FetchedDocument) => void;

/**
 * Sends a form and shows the page in the response. Where that is not a page of the site, because of the rate limit, a
 * failing proxy or no network, the form keeps everything typed and says why.
 */
export async function sendForm(
  event: NavigateEvent,
  formData: FormData,
  show: ShowPage,
): Promise<void> {
  const [setSending, showFailure] = formOf(event);
  setSending(true);
  try {
    const { fetched, sentence } = await postForm(event.destination.url, formData, event.signal);
    if (event.signal.aborted) return;
    const page = fetched && parsePage(fetched.html);
    // A page of a newer build is shown too: a full load would send the form a second time, or lose what was typed.
    if (fetched && page && hasMain(page)) {
      // Browsers do not refill a file input: it keeps its file, unless the page says what is wrong with that.
      const files = document.querySelector<HTMLInputElement>("[type=file]")?.files;
      show(page, fetched);
      const again = document.querySelector<HTMLInputElement>("[type=file]:not([aria-invalid])");
      if (files && again) again.files = files;
    } else showFailure(sentence);
  } catch {
    if (!event.signal.aborted) showFailure();
  } finally {
    setSending(false);
  }
}

/** Returns functions for the form that is being sent, its submit buttons and its failure notice. */
function formOf({ sourceElement }: NavigateEvent) {
  const form = (sourceElement ?? document.activeElement)?.closest("form");
  const buttons = form?.querySelectorAll<HTMLButtonElement>("button[type=submit]") ?? [];
  const failure = form?.querySelector<HTMLElement>("[data-sending-failed]");
  const noConnection = failure?.textContent ?? "";
  function setSending(sending: boolean): void {
    if (failure && sending) failure.hidden = true;
    for (const button of buttons) button.disabled = sending;
  }
  /** Shows the server's message, or that the server could not be reached. */
  function showFailure(sentence = noConnection): void {
    if (!failure) return;
    failure.textContent = sentence;
    failure.hidden = false;
    failure.focus();
  }
  // A pair and no record, whose names the script of every page would carry.
  return [setSending, showFailure] as const;
}
