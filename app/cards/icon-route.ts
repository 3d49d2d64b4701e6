import { pageFacts } from "#app/page-facts.ts";
import { folders, paths } from "#content/paths.ts";
import type { Route } from "./+types/icon-route";
import { faviconIco, faviconSvg, iconFile } from "./brand-icon.ts";

export const handle = pageFacts();

/** Serves /favicon.svg, /favicon.ico and the files of /icons/, all drawn from the brand mark. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  if (pathname === paths.favicon) return picture(faviconSvg, "image/svg+xml");
  if (pathname === paths.faviconIco) return picture(await faviconIco(), "image/x-icon");
  const file = await iconFile(pathname.replace(folders.icons, ""));
  if (file === undefined) return new Response("There is no such icon.\n", { status: 404 });
  return picture(file, "image/png");
}

const picture = (body: string | Buffer, type: string) =>
  new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: { "content-type": type },
  });
