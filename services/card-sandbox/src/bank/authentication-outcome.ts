import type { OrdinaryNames } from '../configuration.ts';

/** The bank's answer for a cardholder. */
export type AuthenticationOutcome =
  | 'authenticated'
  | 'not-authenticated'
  | 'attempted'
  | 'incomplete'
  | 'error'
  | 'not-enrolled'
  | 'challenge';

/** `3DSecure.status` of a transaction. */
export type AuthenticationStatus =
  | 'Authenticated'
  | 'NotAuthenticated'
  | 'AttemptOnly'
  | 'Incomplete'
  | 'Error'
  | 'CardNotEnrolled'
  | 'NotChecked';

const MAGIC_NAMES = new Map<string, AuthenticationOutcome>([
  ['SUCCESSFUL', 'authenticated'],
  ['NOTAUTH', 'not-authenticated'],
  ['CHALLENGE', 'challenge'],
  ['PROOFATTEMPT', 'attempted'],
  ['TECHDIFFICULTIES', 'incomplete'],
  ['ERROR', 'error'],
  ['NOTENROLLED', 'not-enrolled'],
  ['REJECT', 'not-authenticated'],
]);

/** Reads the outcome off the cardholder's name: the provider's magic values, else the configured rule. */
export function outcomeForName(cardholderName: string, ordinaryNames: OrdinaryNames): AuthenticationOutcome {
  const magic = MAGIC_NAMES.get(cardholderName.trim().toUpperCase());
  return magic ?? (ordinaryNames === 'frictionless' ? 'authenticated' : 'not-authenticated');
}

export const STATUS_OF_OUTCOME: Record<Exclude<AuthenticationOutcome, 'challenge'>, AuthenticationStatus> = {
  authenticated: 'Authenticated',
  'not-authenticated': 'NotAuthenticated',
  attempted: 'AttemptOnly',
  incomplete: 'Incomplete',
  error: 'Error',
  'not-enrolled': 'CardNotEnrolled',
};

const GOOD_ENOUGH: ReadonlySet<AuthenticationStatus> = new Set([
  'Authenticated',
  'AttemptOnly',
  'CardNotEnrolled',
  'NotChecked',
]);

/** True if the vendor's rules let a payment with this authentication go on to the bank. */
export const satisfiesRules = (status: AuthenticationStatus): boolean => GOOD_ENOUGH.has(status);
