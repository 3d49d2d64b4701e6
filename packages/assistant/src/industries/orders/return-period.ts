/** Days from delivery within which an order may go back, in every sample business that sells things. */
export const returnDays = 30;
