import type { User } from 'shared-contracts/api/auth';
import type { ApiError } from '../http/api-error.ts';

/** The logged-in person with the home venue's slug lifted out (shell specification 7). */
export interface SessionUser extends User {
  homeVenueSlug: string | null;
}

/**
 * `checking` = a token is held and the person is being loaded. `problem` says why that has not worked so far; `null`
 * while there is nothing to say about it.
 */
export type Session =
  | { status: 'checking'; user: null; problem: ApiError | null }
  | { status: 'anonymous'; user: null }
  | { status: 'authenticated'; user: SessionUser };

export const ANONYMOUS: Session = { status: 'anonymous', user: null };
export const checkingSession = (problem: ApiError | null): Session => ({
  status: 'checking',
  user: null,
  problem,
});

/** Normalises the user answer: membership user and home venue are kept, the venue's slug stands beside them. */
export function sessionOf(user: User): Session {
  return { status: 'authenticated', user: { ...user, homeVenueSlug: user.homeVenue?.slug ?? null } };
}
