import { TwoSheets } from "#app/ui/drawing/sheet.tsx";

const meaning =
  "One form field with a mistake, three times: as it is seen, with its label, border and message; as a screen reader says it; and at four times the size, where nothing is cut off.";

/** The same words in all three forms. */
const field = {
  label: "E-mail address",
  typed: "anna.example",
  fault: "Enter an address with an @",
};

const heard = [
  "“E-mail address,",
  "edit, required,",
  "invalid entry.",
  "Enter an address",
  "with an @”",
];

/** Width of one form of the field, and its height. */
const [width, height] = [320, 232];

/** One field with a mistake as it is seen, heard, and enlarged four times: what the checks are about. */
export function FieldThreeWays() {
  return (
    <TwoSheets
      label={meaning}
      onTablets
      wide={{ width: 1180, height: height + 8, drawing: <Forms step={[430, 0]} /> }}
      narrow={{ width, height: 3 * height + 60, drawing: <Forms step={[0, height + 30]} /> }}
    />
  );
}

function Forms({ step: [across, down] }: { step: readonly [across: number, down: number] }) {
  return [
    { name: "seen", form: <Seen /> },
    { name: "heard", form: <Heard /> },
    { name: "at 400 per cent", form: <Enlarged /> },
  ].map(({ name, form }, index) => (
    <g key={name} transform={`translate(${index * across} ${index * down})`}>
      <path d={`M0 4H${width}`} className="stroke-text" strokeWidth="1.5" />
      <text y="28" className="fill-text-soft font-mono text-[14px]">
        {name}
      </text>
      {form}
    </g>
  ));
}

const Seen = () => (
  <>
    <text y="82" className="fill-text font-sans font-semibold text-[17px]">
      {field.label}
    </text>
    <path d="M1 98H319V146H1Z" className="fill-surface stroke-accent" strokeWidth="2" />
    <text x="16" y="128" className="fill-text font-sans text-[17px]">
      {field.typed}
    </text>
    <path d="M2 164v22" className="stroke-accent" strokeWidth="4" />
    <text x="14" y="181" className="fill-accent font-sans font-semibold text-[16px]">
      {field.fault}
    </text>
  </>
);

const Heard = () => (
  <>
    <path
      d="M6 120q14 20 0 40M18 108q24 32 0 64M30 96q34 44 0 88"
      className="stroke-secondary"
      strokeWidth="2.5"
    />
    {heard.map((line, index) => (
      <text
        key={line}
        x="72"
        y={82 + index * 29}
        className={`font-mono text-[19px] ${index > 1 ? "fill-accent" : "fill-text"}`}
      >
        {line}
      </text>
    ))}
  </>
);

const Enlarged = () => (
  <>
    <g className="fill-text font-sans font-semibold text-[44px]">
      {field.label.split(" ").map((word, index) => (
        <text key={word} y={86 + index * 48}>
          {word}
        </text>
      ))}
    </g>
    <path d="M2 154H318V232H2Z" className="fill-surface stroke-accent" strokeWidth="6" />
    <text x="20" y="208" className="fill-text font-sans text-[44px]">
      {field.typed}
    </text>
  </>
);
