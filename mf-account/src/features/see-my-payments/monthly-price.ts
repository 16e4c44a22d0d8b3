import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { formatMoney, pence } from 'shared-contracts/money';
import { isMissingMandate } from '../../shared/is-missing-mandate.ts';

/** Sum of the memberships that a Direct Debit collects for each month; `null` if none is known, or while one is frozen. */
export function monthlyPrice(
  memberships: readonly Pick<OwnMembership, 'state' | 'endDate' | 'paymentType' | 'price' | 'freeze'>[],
  symbol: string,
): string | null {
  const collected = memberships.filter((membership) => isMissingMandate([membership]));
  if (collected.length === 0 || collected.some(({ freeze }) => freeze !== null)) return null;
  return formatMoney(
    collected.reduce((sum, { price }) => sum + pence(price.decimal), 0),
    symbol,
  );
}
