import { tenth } from "#app/ui/drawing/geometry.ts";
import { type Message, office } from "./message-day.ts";

const lanes = { asked: 38, answered: 132 };

/**
 * A day from left to right: messages arrive at the top and are answered at the bottom. The slant of a line shows the
 * wait. Decorative: the text below says the same.
 */
export function MessageDay({ messages }: { messages: readonly Message[] }) {
  return (
    <>
      <Day
        messages={messages}
        width={640}
        className="h-auto w-full max-sm:hidden lg:max-xl:hidden"
      />
      <Day messages={messages} width={480} className="h-auto w-full max-lg:hidden xl:hidden" />
      <Day messages={messages} width={320} className="h-auto w-full sm:hidden" />
    </>
  );
}

function Day({
  messages,
  width,
  className,
}: {
  messages: readonly Message[];
  width: number;
  className: string;
}) {
  const margin = 1;
  const x = (hour: number) => tenth(margin + (hour / 24) * (width - 2 * margin));
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 184`} className={className} fill="none">
      <path
        d={`M${x(office.opens)} ${lanes.asked}H${x(office.closes)}V${lanes.answered}H${x(office.opens)}Z`}
        className="fill-tint"
      />
      <path
        d={`M${x(0)} ${lanes.asked}H${x(24)}M${x(0)} ${lanes.answered}H${x(24)}`}
        className="stroke-text"
        strokeWidth="1.5"
      />
      <path
        d={Array.from(
          { length: 25 },
          (_, hour) => `M${x(hour)} ${lanes.answered}v${hour % 6 === 0 ? 9 : 5}`,
        ).join("")}
        className="stroke-text-soft"
      />
      {messages.map((message) => (
        <Line key={message.asked} message={message} x={x} />
      ))}
      <g className="fill-text-soft font-mono" fontSize="12.5">
        <text x={x(0)} y="20">
          asked
        </text>
        <text x={x(0)} y="179">
          answered
        </text>
        {[0, 6, 12, 18, 24].map((hour) => (
          <text
            key={hour}
            x={x(hour)}
            y="160"
            textAnchor={hour === 0 ? "start" : hour === 24 ? "end" : "middle"}
          >
            {hour}:00
          </text>
        ))}
        <text x={x((office.opens + office.closes) / 2)} y="179" textAnchor="middle">
          office hours
        </text>
      </g>
    </svg>
  );
}

function Line({ message, x }: { message: Message; x: (hour: number) => number }) {
  const { asked, answered, person } = message;
  const from = x(asked);
  if (answered === undefined) {
    const middle = (lanes.asked + lanes.answered) / 2;
    return (
      <path
        d={`M${from} ${lanes.asked}V${middle - 6}m-5 1l10 10m0 -10l-10 10`}
        className="stroke-accent"
        strokeWidth="1.75"
      />
    );
  }
  // A line to an answer on the next day is cut off at midnight.
  const share = Math.min(1, (24 - asked) / (answered - asked || 1));
  const to = {
    x: x(Math.min(24, answered)),
    y: tenth(lanes.asked + share * (lanes.answered - lanes.asked)),
  };
  const waits = answered > asked;
  return (
    <g className={waits ? "stroke-accent" : "stroke-secondary"} strokeWidth="1.75">
      <path
        d={`M${from} ${lanes.asked}L${to.x} ${to.y}`}
        strokeDasharray={person ? "4 4" : undefined}
      />
      <path d={`M${from} ${lanes.asked - 5}v10`} />
      {answered > 24 ? null : (
        <circle cx={to.x} cy={to.y} r="3.5" className={waits ? "fill-accent" : "fill-secondary"} />
      )}
    </g>
  );
}
