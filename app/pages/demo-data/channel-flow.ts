import { tenth } from "#app/ui/drawing/geometry.ts";

/** A goal: how a budget for it is split, in percent. */
export type GoalRow = {
  name: string;
  shares: readonly (readonly [channel: string, share: number])[];
};

/** A channel that budgets are spent on. What is not a channel, such as measuring, has no terms. */
export type ChannelRow = { name: string; monthly?: number; click?: number; weeks?: number };

type Placed = { y: number; height: number };
export type Flow = { goal: number; channel: string; share: number; from: number; to: number };
export type ChannelFlow = {
  goals: readonly (GoalRow & Placed)[];
  channels: readonly (ChannelRow & Placed & { share: number })[];
  flows: readonly Flow[];
  height: number;
};

type Measures = {
  /** Height of one percent. */
  percent: number;
  /** Space between goals, and the least from one channel to the next, which has a label. */
  goalGap: number;
  channelPitch: number;
  channelGap: number;
  top: number;
};

/** Places the goals on one side and the channels on the other, and the shares as bands between them. */
export function channelFlow(
  goals: readonly GoalRow[],
  channels: readonly ChannelRow[],
  { percent, goalGap, channelPitch, channelGap, top }: Measures,
): ChannelFlow {
  const shareOf = (name: string) =>
    goals.reduce(
      (sum, { shares }) => sum + (shares.find(([channel]) => channel === name)?.[1] ?? 0),
      0,
    );
  /** The middle of the goals that pay for a channel; what is no channel comes last. */
  const middleOf = ({ name, weeks, share }: ChannelRow & { share: number }) =>
    weeks === undefined
      ? goals.length
      : goals.reduce(
          (sum, { shares }, index) =>
            sum + (index * (shares.find(([channel]) => channel === name)?.[1] ?? 0)) / share,
          0,
        );
  let y = top;
  const placedGoals = goals.map((goal) => {
    const placed = { ...goal, y, height: 100 * percent };
    y += placed.height + goalGap;
    return placed;
  });
  const goalsEnd = y - goalGap;
  let channelY = top;
  const placedChannels = channels
    .map((channel) => ({ ...channel, share: shareOf(channel.name) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => middleOf(a) - middleOf(b))
    .map((channel) => {
      const height = channel.share * percent;
      const placed = { ...channel, y: channelY, height };
      channelY += Math.max(height + channelGap, channelPitch);
      return placed;
    });
  const used = new Map<string, number>();
  const flows = placedGoals.flatMap(({ shares, y: goalY }, goal) => {
    let before = 0;
    return inOrder(shares, placedChannels).map(([channel, share]): Flow => {
      const target = placedChannels.find(({ name }) => name === channel);
      if (!target) throw new Error(`No channel “${channel}”.`);
      const into = used.get(channel) ?? 0;
      used.set(channel, into + share);
      const from = goalY + before * percent;
      before += share;
      return { goal, channel, share, from, to: target.y + into * percent };
    });
  });
  return {
    goals: placedGoals,
    channels: placedChannels,
    flows,
    height: Math.max(goalsEnd, channelY - channelGap),
  };
}

/** The shares of a goal in the order of their channels, so that its bands do not cross. */
const inOrder = (shares: GoalRow["shares"], channels: readonly ChannelRow[]): GoalRow["shares"] => {
  const at = (name: string) => channels.findIndex((channel) => channel.name === name);
  return shares.toSorted(([a], [b]) => at(a) - at(b));
};

/** Returns the outline of a band between two heights, bent like a rope that is led from one block to another. */
export function bandPath(
  { from, to, share }: Flow,
  { left, right, percent }: { left: number; right: number; percent: number },
): string {
  const middle = (left + right) / 2;
  const height = share * percent;
  const [y1, y2] = [tenth(from), tenth(to)];
  const [b1, b2] = [tenth(from + height), tenth(to + height)];
  return `M${left} ${y1}C${middle} ${y1} ${middle} ${y2} ${right} ${y2}V${b2}C${middle} ${b2} ${middle} ${b1} ${left} ${b1}z`;
}
