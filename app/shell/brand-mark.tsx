import { markPaths } from "#content/brand-mark.ts";

/** The brand mark: five hull sections and the keel. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeLinecap="round"
      strokeWidth="1.8"
    >
      <path d={markPaths.outer} className="stroke-text" />
      <path d={markPaths.inner} className="stroke-text" />
      <path d={markPaths.keel} className="stroke-accent" strokeWidth="2.2" />
    </svg>
  );
}
