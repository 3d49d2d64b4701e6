import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { packSheet, type Source } from "./site-sheet.server.ts";

const app = join(import.meta.dirname, "..");
const styles = join(app, "styles");

/** What Vite makes of a style sheet that is imported as text. */
const asText = /^export default (".*");?$/m;

/** Returns the modules that name classes. */
const sources = (): Source[] =>
  globSync("**/*.tsx", { cwd: app }).map((file) => ({
    text: readFileSync(join(app, file), "utf8"),
    isOnEveryPage: file.startsWith("shell/"),
  }));

/** Prepares the site's styles during the build, so that no start does: see packed-sheet.ts. */
export const packedSheet = (): Plugin => ({
  name: "packed-sheet",
  apply: "build",
  load: {
    filter: { id: /\/app\/document\/packed-sheet\.ts$/ },
    async handler() {
      const textOf = async (file: string): Promise<string> => {
        const id = join(styles, `${file}?inline`);
        const { code } = await this.load({ id });
        const [, text] = asText.exec(code ?? "") ?? [];
        if (text === undefined) throw new Error(`${id} is not a style sheet as text.`);
        return JSON.parse(text);
      };
      const packed = packSheet(await textOf("app.css"), await textOf("later.css"), sources());
      return `export default () => ${JSON.stringify(packed)};`;
    },
  },
});
