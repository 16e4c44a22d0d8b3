import type { EmailState } from 'shared-contracts/api/email-confirmation';

const DAY_MS = 24 * 3_600_000;
/** Lifetime of a mailed link that confirms an address: long enough for a mailbox that is read at weekends. */
export const CONFIRMATION_LINK_MS = 7 * DAY_MS;

/** The stored confirmation of an address. */
export interface AddressConfirmation {
  confirmedAt: Date | null;
  disownedAt: Date | null;
}

/** The state of an address; nothing is stored for those that never needed confirming. */
export function emailStateOf(asked: AddressConfirmation | undefined): EmailState {
  if (!asked) return 'unknown';
  if (asked.disownedAt) return 'disowned';
  return asked.confirmedAt ? 'confirmed' : 'unconfirmed';
}
