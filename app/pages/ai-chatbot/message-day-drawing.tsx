import { tenth } from "#app/ui/drawing/geometry.ts";
import { type Message, office } from "./message-day.ts";

const lanes = { asked: 38, answered: 164 };

/** Returns the place of an hour, as a share of the width, so that one drawing fits every width with the same lettering. */
const x = (hour: number): string => `${tenth((hour / 24) * 100)}%`;

/**
 * A day from left to right: messages arrive at the top and are answered at the bottom. The slant of a line shows the
 * wait. Decorative: the text below says the same.
 */
export function MessageDay({ messages }: { messages: readonly Message[] }) {
  const tomorrow = messages.filter(({ answered = 0 }) => answered > 24).length;
  return (
    <svg aria-hidden="true" className="h-54 w-full overflow-visible">
      <rect
        x={x(office.opens)}
        y={lanes.asked}
        width={x(office.closes - office.opens)}
        height={lanes.answered - lanes.asked + 56}
        className="fill-background md:fill-tint"
      />
      {Object.values(lanes).map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} className="stroke-text" strokeWidth="1.5" />
      ))}
      {/* Dashes across the line are the marks of the hours. */}
      <line
        x2="100%"
        y1={lanes.answered + 3}
        y2={lanes.answered + 3}
        pathLength="2400"
        strokeDasharray="4 96"
        className="stroke-text-soft"
        strokeWidth="7"
      />
      {messages.map((message) => (
        <Line key={message.asked} message={message} />
      ))}
      <g className="fill-text-soft font-mono" fontSize="13">
        <text y="20">asked</text>
        {tomorrow > 0 ? (
          <text x="100%" y="20" textAnchor="end">
            {tomorrow} to tomorrow
          </text>
        ) : null}
        <text y="211">answered</text>
        {[0, 6, 12, 18, 24].map((hour) => (
          <text
            key={hour}
            x={x(hour)}
            y="192"
            textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
          >
            {hour}:00
          </text>
        ))}
        <text x={x(office.opens)} dx="8" y="211">
          office hours
        </text>
      </g>
    </svg>
  );
}

function Line({ message }: { message: Message }) {
  const { asked, answered, person } = message;
  const from = x(asked);
  if (answered === undefined) {
    const middle = (lanes.asked + lanes.answered) / 2;
    return (
      <svg aria-hidden="true" x={from} overflow="visible" className="stroke-accent" fill="none">
        <path d={`M0 ${lanes.asked}V${middle - 6}m-5 1l10 10m0 -10l-10 10`} strokeWidth="1.75" />
      </svg>
    );
  }
  // A line to an answer on the next day leaves the drawing at midnight.
  const share = Math.min(1, (24 - asked) / (answered - asked || 1));
  const to = {
    x: x(Math.min(24, answered)),
    y: tenth(lanes.asked + share * (lanes.answered - lanes.asked)),
  };
  const waits = answered > asked;
  return (
    <g className={waits ? "stroke-accent" : "stroke-secondary"} strokeWidth="1.75">
      <line
        x1={from}
        x2={to.x}
        y1={lanes.asked}
        y2={to.y}
        strokeDasharray={person ? "4 4" : undefined}
      />
      <line x1={from} x2={from} y1={lanes.asked - 5} y2={lanes.asked + 5} />
      {answered > 24 ? null : (
        <circle cx={to.x} cy={to.y} r="3.5" className={waits ? "fill-accent" : "fill-secondary"} />
      )}
    </g>
  );
}
