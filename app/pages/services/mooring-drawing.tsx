import { Sheet } from "#app/ui/drawing/sheet.tsx";
import { aiChatbot } from "#content/pages/ai-chatbot.ts";

const channels = aiChatbot.channels.names;
const bollard = { x: 43, y: 250 };
/** Leaves the longest name room up to the right edge. */
const fairlead = 514;

/** Lines leave the bollard close together and end at evenly spaced fairleads, all in the same curve. */
const lines = channels.map((name, index) => {
  const end = 34 + index * 48;
  const start = bollard.y - 27 + index * 6;
  return {
    name,
    end,
    d: `M${bollard.x} ${start}C${bollard.x + 210} ${start} ${fairlead - 210} ${end} ${fairlead} ${end}`,
  };
});

/** All channels as lines moored to one bollard. */
export function MooringLines({ label, className }: { label: string; className?: string }) {
  return (
    <Sheet label={label} width={660} height={500} {...(className && { className })}>
      <path
        d={`M${fairlead} 8V492M${fairlead + 6} 8V492`}
        className="stroke-text"
        strokeOpacity="0.35"
      />
      <g className="stroke-text" strokeWidth="1.5">
        {lines.map(({ name, d }) => (
          <path key={name} d={d} pathLength={1} strokeDasharray="1" className="animate-draw" />
        ))}
      </g>
      {lines.map(({ name, end }) => (
        <g key={name}>
          <path
            d={`M${fairlead + 3} ${end - 7}l7 7-7 7-7-7Z`}
            className="fill-background stroke-secondary"
            strokeWidth="1.75"
          />
          <text
            x={fairlead + 22}
            y={end}
            dy="0.35em"
            className="fill-text font-display font-semibold text-[23px]"
          >
            {name}
          </text>
        </g>
      ))}
      <circle
        cx={bollard.x}
        cy={bollard.y}
        r="40"
        className="fill-background stroke-text"
        strokeWidth="2"
      />
      <circle cx={bollard.x} cy={bollard.y} r="31" className="stroke-text" strokeOpacity="0.5" />
      <circle cx={bollard.x} cy={bollard.y} r="9" className="fill-accent" />
    </Sheet>
  );
}
