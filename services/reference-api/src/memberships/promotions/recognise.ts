import { siteDay } from 'shared-contracts/dates';
import { consumeQuota, type Quota } from '../../people/index.ts';
import type { Call } from '../../platform/index.ts';
import { isUsable, normalisedCode, type Promotion } from './rules.ts';
import { findPromotion } from './store.ts';

/** Codes that may be tried without success: enough for slips and a kiosk that many share, not for finding one. */
export const FAILED_CODES_QUOTA: Quota = { what: 'promotion-code', perAccount: 20, perAddress: 100 };

/**
 * The promotion of a code that can be used with a payment option now, `undefined` for any other. One that is not
 * recognised counts as tried. Throws the 429 failure after too many.
 */
export async function recognisePromotion(
  call: Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now'>,
  typed: string,
  option: { id: number; allowsPromotions: boolean } | undefined,
): Promise<Promotion | undefined> {
  const taken = await consumeQuota(call, FAILED_CODES_QUOTA);
  const found = await findPromotion(call.db, call.tenant.id, { code: normalisedCode(typed) });
  if (!found || !option || !isUsable(found, option, siteDay(call.now()))) return undefined;
  await taken.resolveRefund();
  return found;
}
