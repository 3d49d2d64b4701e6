import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Spinner } from "../ui/spinner.tsx";

/**
 * After a change of page: says the new page's name to a screen reader and moves the focus to the main content, as a
 * full page load would. The first page is left alone.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [message, setMessage] = useState("");

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setMessage(document.title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);

  return (
    <div role="status" aria-live="polite" aria-label="Current page" className="sr-only">
      {message}
    </div>
  );
}

/** Stands over the content while the next page loads; a page that arrives at once shows none of it. */
export function RouteSpinner() {
  const navigation = useNavigation();
  if (navigation.state !== "loading" || navigation.location.pathname === undefined) return null;
  return (
    <div className="fixed inset-0 top-(--header-height) z-30 grid animate-[appear_160ms_140ms_both] place-items-center bg-background/80">
      <Spinner label="Loading page" size={56} />
    </div>
  );
}
