import { escapeHtml } from "./html.ts";

export type SignInPage = {
  problem: string | undefined;
  /** Path within the Studio to go on to. */
  next: string;
  /** Command that makes a token; the token is shown where the service was started when undefined. */
  tokenCommand: string | undefined;
};

/** The page on which editors of the embedded service hand over their token. */
export const signInPage = ({ problem, next, tokenCommand }: SignInPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in to the Studio</title>
<style>
  :root { color-scheme: light dark; --paper: #f6f4ee; --surface: #fff; --ink: #0c1a2a; --soft: #46566a; --line: #8b93a0; --keel: #c2390f; --on-keel: #fff }
  @media (prefers-color-scheme: dark) { :root { --paper: #0a1420; --surface: #11202f; --ink: #e9eef2; --soft: #a9b7c4; --line: #5b6f83; --keel: #ff7a52; --on-keel: #0a1420 } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
  main { width: min(26rem, 100% - 3rem) }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
  p { color: var(--soft); margin: 0 0 1.5rem }
  label { display: block; font-weight: 600; margin-bottom: .375rem }
  input { box-sizing: border-box; width: 100%; padding: .75rem; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 4px }
  button { margin-top: 1rem; padding: .75rem 1.25rem; font: inherit; font-weight: 600; color: var(--on-keel); background: var(--keel); border: 0; border-radius: 4px; cursor: pointer }
  :focus-visible { outline: 3px solid var(--keel); outline-offset: 2px }
  [role=alert] { color: var(--keel); font-weight: 600; margin-top: .5rem }
  code { font-size: .9375em }
</style>
</head>
<body>
<main>
<h1>Sign in to the Studio</h1>
<p>${tokenCommand ? `Your token is made on the server with <code>${escapeHtml(tokenCommand)}</code>.` : "Your token is shown where the service was started."} It stays in this browser for 30 days.</p>
<form method="post" action="/studio/sign-in">
<input type="hidden" name="next" value="${escapeHtml(next)}">
<label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ""}>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
<button>Sign in</button>
</form>
</main>
</body>
</html>
`;
