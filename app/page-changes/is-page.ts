import { mounts } from "#content/paths.ts";

/** Paths below these belong to other systems: the browser loads them itself. */
const mountedPaths: readonly string[] = Object.values(mounts);

const isMounted = (pathname: string) =>
  mountedPaths.some((mount) => pathname === mount || pathname.startsWith(`${mount}/`));

/** Whether an address of this origin is a page whose document can replace the open one. */
export const isPage = ({ origin, pathname }: URL, here: string): boolean =>
  origin === here && !isMounted(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
