import { useEffect, useRef } from "react";
import { createPath, useLocation, useNavigation } from "react-router";
import { mayReload } from "../document/reload-guard.ts";
import { registerServiceWorker } from "../service-worker/registration.ts";

/** Nothing needs to be said: the site works the same, with a network or without. */
const onOfflineReady = () => {};

/**
 * Starts the service worker once the page is idle. A new version reloads the page; while something typed would be
 * lost, it waits for the next change of page, which is then made as a whole load. Without a network changes of page
 * are whole loads too: the worker has whole pages.
 */
export function ServiceWorker() {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const outdated = useRef(false);

  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const watching = new AbortController();
    const onNewVersion = () => {
      if (mayReload()) window.location.reload();
      else outdated.current = true;
    };
    const register = () => {
      if (watching.signal.aborted) return;
      // Refused in some private windows: the site works without.
      registerServiceWorker({ onOfflineReady, onNewVersion }, watching.signal).catch(() => {});
    };
    // Safari before 26 has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 1000);
    return () => watching.abort();
  }, []);

  useEffect(() => {
    if (navigation.state !== "loading" || navigation.location.pathname === pathname) return;
    if (outdated.current || !navigator.onLine) {
      // This load brings the new version: the change of page, should it come first, starts no second one.
      outdated.current = false;
      window.location.assign(createPath(navigation.location));
    }
  }, [navigation, pathname]);

  // A page whose parts are all here already changes without loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of page
  useEffect(() => {
    if (outdated.current && mayReload()) window.location.reload();
  }, [pathname]);

  return null;
}
