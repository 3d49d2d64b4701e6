/** Maximum lengths of values, in characters. An e-mail address may have 254 (RFC 5321, erratum 1690). */
export const limits = { name: 200, email: 254, message: 2000 } as const;
