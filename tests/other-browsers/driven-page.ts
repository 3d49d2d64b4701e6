/** What the tests do with a page, whichever driver moves the browser. */
export interface DrivenPage {
  goto(path: string): Promise<void>;
  /** Clicks the button with this accessible name. */
  press(name: string): Promise<void>;
  /** Clicks what a CSS selector finds first. */
  click(selector: string): Promise<void>;
  /** Types into the field that a CSS selector finds first. */
  fill(selector: string, text: string): Promise<void>;
  /** What a function says that runs in the page; it sees the text that it is given and nothing else. */
  read<Result>(look: (given: string) => Result, given?: string): Promise<Result>;
  /** Waits until such a function says yes. */
  until(holds: (given: string) => boolean, given?: string): Promise<void>;
}

export interface DrivenBrowser {
  /** Opens a page as somebody who has not been here, and rejects when a script of it threw. */
  visit(path: string, look: (page: DrivenPage) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
