import { Sheet } from "#app/ui/drawing/sheet.tsx";

const column = 248;
const [yours, ours] = [34, 84];

/** Above the five steps of a takeover: whom an alarm reaches in each. Narrow screens have it in the steps’ words. */
export function AlarmLanes() {
  const [silent, convoy, alone, end] = [column, 3 * column, 4 * column, 5 * column];
  return (
    <Sheet
      label="Whom an alarm reaches. Your team alone in weeks 1 to 4, while ours listens silently from week 2. Both teams in week 5. From week 6 ours, and yours for the cases it listed."
      width={end}
      height={112}
      className="mb-6 hidden overflow-visible lg:block"
    >
      <g className="stroke-text" strokeWidth="5" strokeLinecap="butt">
        <path d={`M0 ${yours}H${alone}`} />
        <path d={`M${convoy} ${ours}H${end}`} className="stroke-accent" />
      </g>
      <g strokeWidth="2" strokeLinecap="butt">
        <path d={`M${alone} ${yours}H${end}`} strokeDasharray="5 7" className="stroke-text" />
        <path d={`M${silent} ${ours}H${convoy}`} strokeDasharray="5 7" className="stroke-accent" />
      </g>
      <g className="font-mono" fontSize="15">
        <text x="0" y={yours - 14} className="fill-text font-semibold">
          Alarms reach you
        </text>
        <text x={alone + 8} y={yours - 14} className="fill-text-soft">
          for the cases you listed
        </text>
        <text x={silent} y={ours - 14} className="fill-text-soft">
          our checks listen
        </text>
        <text x={convoy} y={ours - 14} className="fill-accent font-semibold">
          Alarms reach us
        </text>
      </g>
    </Sheet>
  );
}
