import { siteDay } from 'shared-contracts/dates';
import { type Ration, takeRation } from '../../people/index.ts';
import type { Call } from '../../platform/index.ts';
import { isUsable, normalisedCode, type Promotion } from './rules.ts';
import { findPromotion } from './store.ts';

/** Codes that may be tried in vain: enough for slips and a kiosk that many share, not for finding one. */
export const CODES_TRIED: Ration = { what: 'promotion-code', perAccount: 20, perAddress: 100 };

/**
 * The promotion of a code that can be used with a payment option now, `undefined` for any other. One that is not
 * recognised counts as tried. Throws the 429 failure after too many.
 */
export async function recognisePromotion(
  call: Pick<Call, 'db' | 'tenant' | 'user' | 'ip' | 'now'>,
  typed: string,
  option: { id: number; allowsPromotions: boolean } | undefined,
): Promise<Promotion | undefined> {
  const taken = await takeRation(call, CODES_TRIED);
  const found = await findPromotion(call.db, call.tenant.id, { code: normalisedCode(typed) });
  if (!found || !option || !isUsable(found, option, siteDay(call.now()))) return undefined;
  await taken.giveBack();
  return found;
}
