/** The rate limit of leads: the demo's and the forms' are counted together, under this name. */
export const leadRate = (perMinute: number) => ({ name: "leads", perMinute });
