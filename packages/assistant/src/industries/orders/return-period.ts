/** Return period in days from delivery, shared by every sample business that sells goods. */
export const returnDays = 30;

/** Working days until a refund is paid. */
export const refundDays = 5;

/** The returned sample order: days since it arrived, and working days until the refund is paid. */
export const checkedReturn = { arrived: 2, paidWithin: 3 } as const;
