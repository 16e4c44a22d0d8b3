/** Every word about a basket that must not be touched now. */
export const cartTexts = {
  paying:
    'We are checking a payment for this basket, so it cannot be changed or paid for again. You can start a new one by adding something else.',
} as const;
