import { type Call, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, giveAttemptBack, takeAttempt } from './attempts.ts';
import { authTexts } from './texts.ts';

/** How much of something one account, and one address that many people may share, can have within the time attempts count. */
export interface Ration {
  what: string;
  perAccount: number;
  perAddress: number;
}

/** What was taken of a ration. */
export interface Taken {
  /** Counts it no more: it was no attempt after all. */
  giveBack(): Promise<void>;
}

/**
 * Counts so much of a ration for the account, where somebody is logged in, and for the address, before it is used.
 * Throws the 429 failure, in words and with the time to wait, where it is too much.
 */
export async function takeRation(
  { db, tenant, user, ip, now }: Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now'>,
  { what, perAccount, perAddress }: Ration,
  count = 1,
): Promise<Taken> {
  const takenAt = now();
  const limits = [
    { key: attemptKey(what, 'address', tenant.id, ip), allowed: perAddress, count },
    ...(user ? [{ key: attemptKey(what, 'account', user.id), allowed: perAccount, count }] : []),
  ];
  const minutes = await takeAttempt(db, limits, takenAt);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
  const keys = limits.flatMap(({ key }) => Array.from({ length: count }, () => key));
  return { giveBack: () => giveAttemptBack(db, keys, takenAt) };
}
