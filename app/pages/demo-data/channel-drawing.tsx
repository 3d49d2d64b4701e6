import { labelAcross, labelNarrow, TwoSheets } from "#app/ui/drawing/sheet.tsx";
import { demoData } from "#content/pages/demo-data.ts";
import {
  bandPath,
  type ChannelFlow,
  type ChannelRow,
  channelFlow,
  type GoalRow,
} from "./channel-flow.ts";

const { flow: words } = demoData;

type Rows = { goals: readonly GoalRow[]; channels: readonly ChannelRow[] };

/** One colour for each goal. */
const fills = ["fill-accent", "fill-secondary", "fill-text", "fill-text-soft"];
const fillOf = (index: number) => fills[index % fills.length];

const plural = (weeks: number) => `${weeks} ${weeks === 1 ? words.week : words.weeks}`;

/** What every budget gives the same share for is labelled once, with the channels. */
const termsIn = (channels: readonly ChannelRow[]) => (channel: string) =>
  channels.find(({ name }) => name === channel)?.weeks !== undefined;

/** The bands of all goals. */
function Bands({
  flow,
  left,
  right,
  percent,
}: {
  flow: ChannelFlow;
  left: number;
  right: number;
  percent: number;
}) {
  return flow.goals.map(({ name }, index) => (
    <path
      key={name}
      d={flow.flows
        .filter(({ goal }) => goal === index)
        .map((band) => bandPath(band, { left, right, percent }))
        .join("")}
      className={fillOf(index)}
      fillOpacity=".32"
    />
  ));
}

/** The share of each band at its goal, from `left`, and where it ends at its channel, so many pixels wide. */
function Shares({
  flow,
  left,
  right,
  percent,
  width,
}: {
  flow: ChannelFlow;
  left: number;
  right: number;
  percent: number;
  width: number;
}) {
  const isChannel = termsIn(flow.channels);
  return flow.flows.map(({ goal, channel, share, from, to }) => (
    <g key={`${goal} ${channel}`}>
      {isChannel(channel) ? (
        <text x={left} y={from + (share * percent) / 2 + 5} className="fill-text">
          {share}%
        </text>
      ) : null}
      <path d={`M${right} ${to}h${width}v${share * percent}h-${width}z`} className={fillOf(goal)} />
    </g>
  ));
}

const across = { percent: 1.25, goalGap: 40, channelPitch: 50, channelGap: 12, top: 30 };

/** Goals on the left, channels in the middle, and on the right how long each takes to show a result. */
function Across({ goals, channels }: Rows) {
  const flow = channelFlow(goals, channels, across);
  const { percent } = across;
  const [left, right, name, start] = [226, 550, 578, 790];
  const perWeek = (1100 - start - 76) / Math.max(...channels.map(({ weeks = 0 }) => weeks));
  return (
    <g className={labelAcross}>
      <text y="12" className="fill-text-soft">
        {words.goal}
      </text>
      <text x={name} y="12" className="fill-text-soft">
        {words.channel}
      </text>
      <text x={start} y="12" className="fill-text-soft">
        {words.first}
      </text>
      <Bands flow={flow} left={left} right={right} percent={percent} />
      {flow.goals.map((goal, index) => (
        <g key={goal.name}>
          <path d={`M${left - 14} ${goal.y}h14v${goal.height}h-14z`} className={fillOf(index)} />
          <text className="fill-text font-display font-semibold text-[20px]">
            {inLines(goal.name).map((line, number, all) => (
              <tspan
                key={line}
                x="0"
                y={goal.y + goal.height / 2 + 7 + (number - (all.length - 1) / 2) * 24}
              >
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      <Shares flow={flow} left={left + 10} right={right} percent={percent} width={8} />
      {flow.channels.map(({ name: channel, y, height, share, monthly, click, weeks }) => {
        const middle = y + Math.max(height, 30) / 2;
        return (
          <g key={channel}>
            <text x={name} y={middle - 3} className="fill-text font-semibold">
              {channel}
            </text>
            {monthly === undefined ? (
              <text x={name} y={middle + 15} className="fill-text-soft">
                {share / goals.length}% {words.each}
              </text>
            ) : (
              <text x={name} y={middle + 15} className="fill-text-soft">
                ${monthly}
                {click === undefined ? "" : `, $${click.toFixed(2)} ${words.click}`}
              </text>
            )}
            {weeks === undefined ? null : (
              <>
                <path
                  d={`M${start} ${middle - 5}v10M${start} ${middle}H${start + weeks * perWeek}`}
                  className="stroke-text"
                  strokeWidth="1.5"
                />
                <circle
                  cx={start + weeks * perWeek}
                  cy={middle}
                  r="5"
                  className="fill-background stroke-text"
                  strokeWidth="1.75"
                />
                <text x={start + weeks * perWeek + 13} y={middle + 5} className="fill-text">
                  {plural(weeks)}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A name on lines of a goal's width. */
const inLines = (name: string): string[] => {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 15)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const down = { percent: 1.25, goalGap: 16, channelPitch: 56, channelGap: 10 };

/** Height of a goal's line in the key above the phone's drawing. */
const keyLine = 22;

/** With a key above the bands and the shares beside them, since names on bands cannot be read. */
function Down({ goals, channels, top }: Rows & { top: number }) {
  const flow = channelFlow(goals, channels, { ...down, top });
  const { percent } = down;
  const [left, right, name] = [44, 142, 160];
  return (
    <g className={labelNarrow}>
      {flow.goals.map((goal, index) => (
        <g key={goal.name}>
          <path d={`M0 ${index * keyLine + 3}h12v12h-12z`} className={fillOf(index)} />
          <text x="20" y={index * keyLine + 14} className="fill-text font-semibold">
            {goal.name}
          </text>
          <path d={`M${left - 8} ${goal.y}h8v${goal.height}h-8z`} className={fillOf(index)} />
        </g>
      ))}
      <Bands flow={flow} left={left} right={right} percent={percent} />
      <g textAnchor="end">
        <Shares flow={flow} left={left - 13} right={right} percent={percent} width={6} />
      </g>
      {flow.channels.map(({ name: channel, y, height, share, monthly, weeks }) => {
        const middle = y + Math.max(height, 30) / 2;
        return (
          <g key={channel}>
            <text x={name} y={middle - 3} className="fill-text font-semibold">
              {channel}
            </text>
            {monthly === undefined || weeks === undefined ? (
              <text x={name} y={middle + 14} className="fill-text-soft">
                {share / goals.length}% {words.each}
              </text>
            ) : (
              <text x={name} y={middle + 14} className="fill-text-soft">
                ${monthly}, {plural(weeks)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** How each goal splits a budget between channels, with the terms of each channel. */
export function ChannelDrawing({ goals, channels }: Rows) {
  const top = goals.length * keyLine + 14;
  const height = (measures: typeof across) =>
    Math.ceil(channelFlow(goals, channels, measures).height) + 10;
  return (
    <TwoSheets
      label={words.label}
      wide={{
        width: 1100,
        height: height(across),
        drawing: <Across goals={goals} channels={channels} />,
      }}
      narrow={{
        width: 320,
        height: height({ ...down, top }),
        drawing: <Down goals={goals} channels={channels} top={top} />,
      }}
    />
  );
}
