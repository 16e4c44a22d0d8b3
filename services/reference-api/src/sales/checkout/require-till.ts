import type { OfflinePayment } from 'shared-contracts/api/checkout';
import { isAtDesk, isServingThemselves } from '../../people/index.ts';
import { ApiFailure, type Call, texts } from '../../platform/index.ts';
import { canTender } from './tenders.ts';
import { checkoutTexts } from './texts.ts';

/**
 * Throws the 403 failure for money that the person may not hand over here: anything but credit away from the desk, and
 * at the desk what its staff would take from themselves.
 */
export function requireTill(
  call: Pick<Call, 'user' | 'host'>,
  payments: readonly OfflinePayment[],
  payerId: string,
): void {
  if (!canTender(payments, isAtDesk(call))) throw new ApiFailure(403, texts.status.forbidden);
  if (isServingThemselves(call, payerId) && !canTender(payments, false)) {
    throw new ApiFailure(403, checkoutTexts.ownMoney);
  }
}
