/** Every word about a basket that must not be touched now. */
export const cartTexts = {
  paying: 'A payment for this basket is being checked. Please wait a moment and try again.',
} as const;
