import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** File types that compression makes smaller; pictures and fonts are compressed already. */
const compressible = "**/*.{css,html,js,json,svg,txt,webmanifest,xml}";

/** Writes `.br` and `.gz` beside each file of the client build that they make smaller. */
export async function compressFiles(directory: string): Promise<void> {
  const paths: string[] = [];
  for await (const path of glob(compressible, { cwd: directory }))
    paths.push(join(directory, path));
  await Promise.all(
    paths.map(async (path) => {
      const body = await readFile(path);
      const [br, gz] = await Promise.all([
        compressBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
        compressGzip(body, { level: 9 }),
      ]);
      if (br.length < body.length) await writeFile(`${path}.br`, br);
      if (gz.length < body.length) await writeFile(`${path}.gz`, gz);
    }),
  );
}
