/** Time for which a code waits for the person to type it. */
export const CODE_MS = 3 * 60_000;

/** Lifetime of a login at a kiosk, even if the kiosk never starts over. */
export const KIOSK_LOGIN_MS = 30 * 60_000;

/** Codes that one person may ask for within the time attempts count. */
export const CODE_QUOTA = { what: 'new-kiosk-code', perAccount: 10, perAddress: 300 };

/** Wrong codes from one address, and at all kiosks of a tenant together: eight digits must not be guessed. */
export const WRONG_CODES_PER_ADDRESS = 30;
export const WRONG_CODES_PER_TENANT = 300;
