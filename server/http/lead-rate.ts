/** Returns the rate limit of leads, whose name is shared by the demo and the forms so that both count together. */
export const leadRate = (perMinute: number) => ({ name: "leads", perMinute });
