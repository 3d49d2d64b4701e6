import { aiChatbot } from "#content/pages/ai-chatbot.ts";

/**
 * A question drawn as a depth sounding: the lead sinks through the layers of a company's documents, takes the answer
 * from one of them, and returns with the layer's name. Below the last layer there is no bottom: the bot says so.
 */
const beds = [
  { y: 176, narrowY: 186, d: "M8 176C80 168 150 186 236 178S420 166 552 178" },
  { y: 232, narrowY: 242, d: "M8 232C96 244 170 222 262 236S440 246 552 230" },
  { y: 292, narrowY: 302, d: "M8 292C70 280 168 304 256 294S448 280 552 296" },
  { y: 354, narrowY: 362, d: "M8 354C92 366 190 344 280 356S460 366 552 350" },
] as const;

const layers = beds.map((bed, index) => ({
  ...bed,
  name: aiChatbot.training.sources[index]?.title.toUpperCase(),
}));

const fathoms = Array.from({ length: 14 }, (_, index) => 96 + index * 22);

export function ChatbotSounding() {
  return (
    <>
      <WideSounding />
      <NarrowSounding />
    </>
  );
}

const meaning =
  "A question goes down like a sounding lead through four layers of your documents, finds its answer in the product manuals, and comes up with the source. Below the last layer, the bot asks a person.";

function WideSounding() {
  return (
    <svg
      viewBox="0 0 560 440"
      role="img"
      aria-label={meaning}
      className="h-auto w-full max-md:hidden lg:max-xl:hidden"
      fill="none"
    >
      <path d="M8 96H552" className="stroke-secondary" strokeWidth="1.5" strokeDasharray="9 5" />
      <g className="stroke-line" strokeWidth="1">
        {layers.map((layer) => (
          <path key={layer.name} d={layer.d} transform="translate(0 10)" />
        ))}
        {layers.map((layer) => (
          <path key={layer.name} d={layer.d} transform="translate(0 20)" />
        ))}
      </g>
      <g className="stroke-text" strokeWidth="1.5">
        {layers.map((layer) => (
          <path key={layer.name} d={layer.d} />
        ))}
      </g>
      <path
        d={fathoms.map((y, index) => `M${index % 2 === 0 ? 176 : 180} ${y}H190`).join("")}
        className="stroke-text-soft"
      />
      <path d="M190 52V288" className="stroke-accent" strokeWidth="2" />
      <path d="M184 284h12l4 22h-20z" className="fill-accent" />
      <path d="M190 295C250 330 300 240 366 96" className="stroke-secondary" strokeWidth="1.75" />
      <path d="M357 104l9-10 4 13" className="stroke-secondary" strokeWidth="1.75" />
      <rect
        x="58"
        y="20"
        width="264"
        height="34"
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      <text x="72" y="42" className="fill-text font-mono" fontSize="14">
        how do I wax the boots?
      </text>
      <rect
        x="340"
        y="52"
        width="208"
        height="42"
        className="fill-tint stroke-secondary"
        strokeWidth="1.5"
      />
      <text x="352" y="70" className="fill-text font-mono" fontSize="14">
        thinly, on dry leather
      </text>
      <text x="352" y="87" className="fill-text-soft font-mono" fontSize="12.5">
        from Manual 4.2
      </text>
      <g className="fill-text-soft font-mono" fontSize="12.5">
        {layers.map((layer) => (
          <text key={layer.name} x="548" y={layer.y - 15} textAnchor="end">
            {layer.name}
          </text>
        ))}
        <text x="548" y="412" textAnchor="end">
          NO ANSWER: ASK A PERSON
        </text>
        <text x="8" y="90">
          SURFACE
        </text>
      </g>
      <path d="M8 420H552" className="stroke-text-soft" strokeDasharray="2 6" />
    </svg>
  );
}

/** The same drawing with labels above each other, for widths at which those of the wide one would be too small. */
function NarrowSounding() {
  const bed = (y: number) => `M4 ${y}C60 ${y - 9} 110 ${y + 9} 170 ${y}S270 ${y - 8} 316 ${y}`;
  return (
    <svg
      viewBox="0 0 320 444"
      role="img"
      aria-label={meaning}
      className="mx-auto h-auto w-full max-w-80 md:max-lg:hidden xl:hidden"
      fill="none"
    >
      <path d="M4 116H316" className="stroke-secondary" strokeWidth="1.5" strokeDasharray="9 5" />
      {layers.map(({ narrowY: y, name }) => (
        <g key={name}>
          <path d={bed(y + 9)} className="stroke-line" />
          <path d={bed(y)} className="stroke-text" strokeWidth="1.5" />
        </g>
      ))}
      <path d="M48 38V300" className="stroke-accent" strokeWidth="2" />
      <path d="M42 296h12l4 22H38z" className="fill-accent" />
      <path d="M48 306C110 344 150 250 206 122" className="stroke-secondary" strokeWidth="1.75" />
      <path d="M197 128l10-9 3 13" className="stroke-secondary" strokeWidth="1.75" />
      <rect
        x="4"
        y="4"
        width="220"
        height="34"
        className="fill-surface stroke-text"
        strokeWidth="1.5"
      />
      <rect
        x="104"
        y="58"
        width="212"
        height="50"
        className="fill-tint stroke-secondary"
        strokeWidth="1.5"
      />
      <g className="fill-text font-mono" fontSize="14">
        <text x="16" y="26">
          how do I wax the boots?
        </text>
        <text x="116" y="79">
          thinly, on dry leather
        </text>
      </g>
      <g className="fill-text-soft font-mono" fontSize="12.5">
        <text x="116" y="98">
          from Manual 4.2
        </text>
        {layers.map(({ narrowY: y, name }) => (
          <text key={name} x="316" y={y - 11} textAnchor="end">
            {name}
          </text>
        ))}
        <text x="316" y="418" textAnchor="end">
          NO ANSWER: ASK A PERSON
        </text>
      </g>
      <path d="M4 428H316" className="stroke-text-soft" strokeDasharray="2 6" />
    </svg>
  );
}
