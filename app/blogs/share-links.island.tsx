import { useState } from "react";
import { absolute } from "#content/paths.ts";
import { defineIsland } from "../islands/define-island.ts";
import { Button } from "../ui/button.tsx";

/** Shares a post as a copied link, or through the system's share sheet where there is one. No trackers. */
function ShareLinks({ title, path }: { title: string; path: string }) {
  const [said, setSaid] = useState("");
  const address = () => absolute(window.location.origin, path);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      setSaid("Link copied");
    } catch {
      setSaid(`Your browser didn’t allow copying. The address is ${address()}`);
    }
  };
  const share = async () => {
    if (navigator.share === undefined) return copy();
    // Closing the share sheet rejects the promise, which is not an error.
    await navigator.share({ title, url: address() }).catch(() => {});
  };

  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-2 noscript:hidden">
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        Copy link
      </Button>
      <Button variant="secondary" size="small" onClick={() => void share()}>
        Share
      </Button>
      <span role="status" className="text-text-soft text-small">
        {said}
      </span>
    </div>
  );
}

export default defineIsland("share-links", ShareLinks);
