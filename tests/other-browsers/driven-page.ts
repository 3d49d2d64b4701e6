/** A page as the tests control it, whatever the browser's driver. */
export interface DrivenPage {
  goto(path: string): Promise<void>;
  /** Clicks the button with this accessible name. */
  press(name: string): Promise<void>;
  /** Clicks the first element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Types into the first field that a CSS selector finds. */
  fill(selector: string, text: string): Promise<void>;
  /** Returns the result of a function that runs in the page; it has access only to the given text. */
  read<Result>(look: (given: string) => Result, given?: string): Promise<Result>;
  /** Waits until such a function returns true. */
  until(holds: (given: string) => boolean, given?: string): Promise<void>;
}

export interface DrivenBrowser {
  /** Opens a page as a new visitor, and rejects if one of its scripts threw. */
  visit(path: string, look: (page: DrivenPage) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
