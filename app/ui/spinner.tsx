/** Spinner for a wait of unknown length. `label` is read out by screen readers. */
export function Spinner({ label, size = 40 }: { label: string; size?: number }) {
  return (
    <span role="status" className="inline-flex">
      <svg
        aria-hidden="true"
        width={size}
        height={size}
        viewBox="0 0 40 40"
        fill="none"
        strokeWidth="2"
        className="spinner animate-spin"
      >
        <circle cx="20" cy="20" r="16" className="stroke-line" />
        <path d="M20 4a16 16 0 0 1 16 16" className="stroke-accent" strokeLinecap="round" />
        <path d="M20 4v5M36 20h-5" className="stroke-accent" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
