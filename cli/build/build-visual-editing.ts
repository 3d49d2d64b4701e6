import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

/** As app/preview/visual-editing.ts imports it. */
const library = "@sanity/visual-editing/enable-visual-editing";

/**
 * Builds Sanity's overlays, which only editors get, as one file that shares nothing with other scripts: built
 * together, it would put its own needs (interop of old modules, other parts of React) into every visitor's chunks.
 *
 * @param directory of the client build, into which the file goes.
 * @returns the plugin with which the other scripts import that file.
 */
export async function buildVisualEditing(root: string, directory: string): Promise<Plugin> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"', "import.meta.env.SSR": "false" },
    build: {
      write: false,
      copyPublicDir: false,
      target: ["chrome123", "safari17.5", "firefox120"],
      cssCodeSplit: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve(library)),
        formats: ["es"],
        fileName: "overlays",
      },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const scripts = outputs.flatMap((one) => (one.type === "chunk" ? [one.code] : []));
  const styles = outputs.flatMap((one) =>
    one.type === "asset" && one.fileName.endsWith(".css") ? [String(one.source)] : [],
  );
  if (scripts.length !== 1) throw new Error("The overlays of visual editing are no single file.");
  const code = `${adopt(styles.join(""))}${scripts[0]}`;
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const file = `assets/overlays-${hash}.js`;
  await mkdir(join(directory, "assets"), { recursive: true });
  await writeFile(join(directory, file), code);
  return {
    name: "visual-editing-apart",
    enforce: "pre",
    resolveId: (id) => (id === library ? { id: `/${file}`, external: "absolute" } : null),
  };
}

/** The content policy does not restrict style sheets that scripts construct. */
const adopt = (styles: string) =>
  `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets.push(s)}\n`;
