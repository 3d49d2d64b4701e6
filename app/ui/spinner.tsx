import { spinnerShape } from "./spinner-shape.ts";

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
        <circle cx="20" cy="20" r={spinnerShape.radius} className="stroke-line" />
        <path d={spinnerShape.arc} className="stroke-accent" strokeLinecap="round" />
        <path d={spinnerShape.marks} className="stroke-accent" />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
