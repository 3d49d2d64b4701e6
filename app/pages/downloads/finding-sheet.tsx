import { cybersecurity } from "#content/services/cybersecurity.ts";

const { id, name, rank, parts } = cybersecurity.specimen;

/** The upper part of the finding, large: its rank and name, the way in, and the request that proves it. Decorative. */
export function FindingSheet() {
  return (
    <span
      aria-hidden="true"
      className="relative mb-6 block border-[1.5px] border-text bg-surface px-6 pt-6 pb-6 sm:px-9 sm:pt-8 sm:pb-8"
    >
      <span className="flex items-baseline justify-between gap-4 font-mono text-base sm:text-lead">
        <span className="text-accent">{id}</span>
        <span className="text-text-soft">{rank}</span>
      </span>
      <span className="mt-2 block text-balance border-text border-b-[1.5px] pb-5 font-bold font-display text-h2 tracking-tight">
        {name}
      </span>
      {parts.slice(0, 2).map(({ label, body, ...part }) => (
        <span
          key={label}
          className="mt-5 grid gap-x-6 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)] sm:items-baseline"
        >
          <span className="label text-text-soft">{label}</span>
          <span
            className={
              "code" in part ? "whitespace-pre-line font-mono sm:text-h4" : "text-lead text-pretty"
            }
          >
            {body}
          </span>
        </span>
      ))}
      <BreakLine />
    </span>
  );
}

/** The break in the sheet's lower edge, as on drawings: the sheet goes on below it. */
const BreakLine = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 28 20"
    className="absolute -bottom-[10.75px] left-1/2 h-5 w-7"
  >
    <path d="M0 8H28V14H0Z" className="fill-background" />
    <path d="M0 8V10L9 1L19 19L28 10V8L24 0H0Z" className="fill-surface" />
    <path
      d="M0 10L9 1L19 19L28 10"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      className="stroke-text"
    />
  </svg>
);
