/** Passkeys that one person may have. */
export const MAX_PASSKEYS = 10;

/** Time for which a challenge waits for its answer: as long as someone looks for their phone. */
export const CHALLENGE_MS = 10 * 60_000;

/** Signatures that passkeys are made with: ES256, EdDSA and RS256, by their COSE numbers. */
export const ALGORITHMS = [-7, -8, -257];

/** Ways in which a browser reaches a device (WebAuthn level 3, section 5.8.4). */
const TRANSPORTS: readonly unknown[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Those of the ways that a browser names: it may send anything. */
export const knownTransports = (sent: unknown): string[] =>
  Array.isArray(sent) ? TRANSPORTS.filter((way): way is string => sent.includes(way)) : [];

/** Challenges, and answers that are refused, within the time attempts count. A whole centre may share one address. */
export const CHALLENGES = { what: 'passkey-challenge', perAccount: 300, perAddress: 300 };
export const REFUSALS = { what: 'passkey', perAccount: 30, perAddress: 60 };
