import { mounts } from "#content/paths.ts";

/** Below these are other systems: the browser goes there by itself. */
const mountedPaths: readonly string[] = Object.values(mounts);

const isMounted = (pathname: string) =>
  mountedPaths.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`));

/** Whether an address of this origin is a page whose document can take the place of the open one. */
export const isPage = ({ origin, pathname }: URL, here: string): boolean =>
  origin === here && !isMounted(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
