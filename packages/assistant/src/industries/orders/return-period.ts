/** Days from delivery within which an order may go back, in every sample business that sells things. */
export const returnDays = 30;

/** Working days within which the money goes back. */
export const refundDays = 5;

/** A sample order that came back: days since it arrived, and working days until the money goes back. */
export const checkedReturn = { arrived: 2, paidWithin: 3 } as const;
