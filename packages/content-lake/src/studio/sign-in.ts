import { escapeHtml, htmlDocument, studioMount } from "@brightkeel/contracts";

/** Colours of the sign-in page, as CSS values that fit both colour schemes. */
export type StudioColours = Readonly<
  Record<
    "background" | "surface" | "text" | "textSoft" | "controlBorder" | "accent" | "onAccent",
    string
  >
>;

/** The browser's system colours, used without brand colours. */
const systemColours: StudioColours = {
  background: "Canvas",
  surface: "Field",
  text: "CanvasText",
  textSoft: "CanvasText",
  controlBorder: "GrayText",
  accent: "LinkText",
  onAccent: "Canvas",
};

export type SignInPage = {
  problem: string | undefined;
  /** Path within the Studio to open after signing in. */
  next: string;
  /** Command that creates a token; undefined if the token was printed when the service started. */
  tokenCommand: string | undefined;
  colours?: StudioColours | undefined;
};

const stylesIn = (colours: StudioColours): string => `
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: ${colours.background}; color: ${colours.text}; font: 1rem/1.5 system-ui, sans-serif }
  main { width: min(26rem, 100% - 3rem) }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem }
  p { color: ${colours.textSoft}; margin: 0 0 1.5rem }
  label { display: block; font-weight: 600; margin-bottom: .375rem }
  input { box-sizing: border-box; width: 100%; padding: .75rem; font: inherit; color: inherit; background: ${colours.surface}; border: 1px solid ${colours.controlBorder}; border-radius: 4px }
  button { margin-top: 1rem; padding: .75rem 1.25rem; font: inherit; font-weight: 600; color: ${colours.onAccent}; background: ${colours.accent}; border: 0; border-radius: 4px; cursor: pointer }
  :focus-visible { outline: 3px solid ${colours.accent}; outline-offset: 2px }
  [role=alert] { color: ${colours.accent}; font-weight: 600; margin-top: .5rem }
  code { font-size: .9375em }
`;

/** Renders the page on which editors of the embedded service enter their token. */
export const signInPage = ({
  problem,
  next,
  tokenCommand,
  colours = systemColours,
}: SignInPage): string =>
  htmlDocument({
    lang: "en",
    title: "Sign in to the Studio",
    robots: "noindex",
    styles: stylesIn(colours),
    body: `<main>
<h1>Sign in to the Studio</h1>
<p>${tokenCommand ? `Your token is made on the server with <code>${escapeHtml(tokenCommand)}</code>.` : "Your token is shown where the service was started."} You stay signed in here for 30 days, or until you sign out.</p>
<form method="post" action="${studioMount}/sign-in">
<input type="hidden" name="next" value="${escapeHtml(next)}">
<label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus${problem ? ' aria-invalid="true" aria-describedby="problem"' : ""}>
${problem ? `<p id="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
<button>Sign in</button>
</form>
</main>`,
  });
