/** Every word about logging in at a kiosk. */
export const kioskCodeTexts = {
  wrong: 'This code is wrong, was used or has expired. Show a new one on your phone.',
} as const;
