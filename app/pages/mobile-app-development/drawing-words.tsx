import {
  appleSteps,
  breadth,
  codeFreeze,
  type Frame,
  heldDay,
  heldShare,
  lastDay,
  playSteps,
  submitted,
} from "./plan.ts";

const days = [1, 2, 3, 4, 5, 6, 7];

/** Labels of the shares, outside the hull, beside the station at which they begin. */
export function AcrossWords({ frame, short }: { frame: Frame; short: boolean }) {
  const { at, height } = frame;
  const [edge] = at(lastDay, 0);
  const x = (day: number) => at(day, 0)[0];
  const y = (across: number) => at(0, across)[1];
  const middleLine = y(0);
  return (
    <g className="fill-text-soft font-mono" fontSize={short ? 13.5 : 14} stroke="none">
      <text x={x(0) - (short ? 60 : 0)} y="28" className="fill-text">
        {short ? "iOS: Apple’s steps" : "iOS: Apple’s seven steps"}
      </text>
      <text x={x(0) - (short ? 60 : 0)} y={height - 18} className="fill-text">
        {short ? "Android: ours" : "Android: steps set with you"}
      </text>
      <g textAnchor="end">
        {appleSteps.map((share, index) => (
          <text key={share} x={x(index + 1) - 4} y={y(breadth(share)) - 7}>
            {share}%
          </text>
        ))}
        {playSteps.map((share, index) => (
          <text key={share} x={x(index + 1) - 4} y={y(-breadth(share)) + 18}>
            {share}%
          </text>
        ))}
      </g>
      <g className="fill-accent">
        {days.map((day) => (
          <text key={day} x={x(day) + 6} y={middleLine + 19}>
            {day === 1 ? "day 1".slice(short ? 4 : 0) : day}
          </text>
        ))}
      </g>
      <text
        x={edge - 8}
        y={y(breadth(heldShare)) + 19}
        textAnchor="end"
        className="fill-secondary stroke-[5px] stroke-tint [paint-order:stroke]"
      >
        {short ? "held" : `held on day ${heldDay}: ${heldShare}% and no more`}
      </text>
      <text x="0" y={y(0.3) - 12} className="fill-text">
        Code freeze
      </text>
      <text x="0" y={y(-0.3) + 22}>
        {short ? "Thursday" : "Thursday noon"}
      </text>
      <text x={x(submitted) + (short ? 2 : 0)} y={y(0.3) - 12} className="fill-text">
        {short ? "Review" : "Submitted, reviewed"}
      </text>
      <text x={x(submitted)} y={y(-0.3) + 22}>
        {short ? "Fri to Mon" : "Friday to Monday, two stores"}
      </text>
      <text x={x(0) + 4} y={y(0.3) - 12} textAnchor="end" className="fill-accent">
        {short ? "Tue" : "Tuesday"}
      </text>
      <path d={`M${x(0)} ${y(0.3) - 4}V${middleLine}`} className="stroke-accent" />
    </g>
  );
}

/** The same labels for a vertical centreline. */
export function DownWords({ at }: Frame) {
  const y = (day: number) => at(day, 0)[1];
  const x = (across: number) => at(0, across)[0];
  return (
    <g className="fill-text-soft font-mono" fontSize="13.5" stroke="none">
      <text x="0" y={y(codeFreeze) + 4} className="fill-text">
        Code freeze
      </text>
      <text x="340" y={y(codeFreeze) + 4} textAnchor="end">
        Thursday
      </text>
      <text x="0" y={y(submitted) + 4} className="fill-text">
        Submitted
      </text>
      <text x="340" y={y(submitted) + 4} textAnchor="end">
        Friday
      </text>
      <text x="0" y={y(-2) + 4}>
        Two reviews
      </text>
      <text x="0" y={y(0) + 4} className="fill-accent">
        Departure
      </text>
      <text x="340" y={y(0) + 4} textAnchor="end" className="fill-accent">
        Tuesday
      </text>
      <text x="0" y={y(lastDay) + 30} className="fill-text">
        iOS
      </text>
      <text x="340" y={y(lastDay) + 30} textAnchor="end" className="fill-text">
        Android
      </text>
      {appleSteps.map((share, index) => (
        <text key={share} x={x(breadth(share)) - 7} y={y(index + 1)} textAnchor="end">
          {share}%
        </text>
      ))}
      {playSteps.map((share, index) => (
        <text key={share} x={x(-breadth(share)) + 7} y={y(index + 1)}>
          {share}%
        </text>
      ))}
      <text
        x={x(breadth(heldShare))}
        y={y(lastDay) + 22}
        textAnchor="middle"
        className="fill-secondary"
      >
        held
      </text>
    </g>
  );
}
