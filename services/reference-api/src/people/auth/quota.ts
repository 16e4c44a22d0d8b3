import { type Call, tooManyRequests } from '../../platform/index.ts';
import {
  attemptKey,
  countAttempt,
  countAttemptInTransaction,
  type Limit,
  returnAttempt,
} from './attempts.ts';
import { authTexts } from './texts.ts';

/** Limit for one account, and for one address that many people may share, within the time in which attempts count. */
export interface Quota {
  what: string;
  perAccount: number;
  perAddress: number;
}

/** Use counted against a quota. */
export interface ConsumedQuota {
  /** Stops counting it: it was no attempt after all. */
  resolveRefund(): Promise<void>;
}

/**
 * Counts one use of a quota for the account, where someone is logged in, and for the address, before it is used.
 * Throws the 429 failure, in words and with the time to wait, where it is too much.
 */
export async function consumeQuota(call: QuotaCall, quota: Quota): Promise<ConsumedQuota> {
  const takenAt = call.now();
  const limits = limitsOf(call, quota, 1);
  refuseAfter(await countAttempt(call.db, limits, takenAt));
  const keys = limits.map(({ key }) => key);
  return { resolveRefund: () => returnAttempt(call.db, keys, takenAt) };
}

/** The same of mail to an address that need not belong to an account: `perAccount` counts for the address it goes to. */
export async function consumeMailQuota(call: QuotaCall, quota: Quota, email: string): Promise<void> {
  const { what, perAccount } = quota;
  const { tenant } = call;
  const toAddress = { key: attemptKey(what, 'mailed', tenant.id, email), allowed: perAccount, count: 1 };
  const limits = [...limitsOf({ ...call, user: null }, quota, 1), toAddress];
  refuseAfter(await countAttempt(call.db, limits, call.now()));
}

/**
 * Counts an amount against a quota inside the call's own transaction, as the last thing it does, so that a rollback counts nothing.
 * Throws the 429 failure as `consumeQuota` does.
 */
export async function consumeQuotaInTransaction(call: QuotaCall, quota: Quota, count: number): Promise<void> {
  refuseAfter(await countAttemptInTransaction(call.db, limitsOf(call, quota, count), call.now()));
}

type QuotaCall = Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now'>;

const limitsOf = (
  { tenant, user, ip }: QuotaCall,
  { what, perAccount, perAddress }: Quota,
  count: number,
): Limit[] => [
  { key: attemptKey(what, 'address', tenant.id, ip), allowed: perAddress, count },
  ...(user ? [{ key: attemptKey(what, 'account', user.id), allowed: perAccount, count }] : []),
];

function refuseAfter(minutes: number): void {
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
}
