import type { Costs, MembershipFee } from 'shared-contracts/api/membership-entities';
import { displayDay } from 'shared-contracts/dates';
import { displayMoney } from 'shared-contracts/money';
import type { Quote } from '../billing/quote.ts';
import { membershipTexts } from '../texts/texts.ts';
import type { OptionRow } from './catalogue.ts';

/** The amounts that a payment option and the costs of a start date have in common. */
export function presentPrices({ parts, totalPence, dependsOnBillingDay }: Quote, symbol: string) {
  const money = (amount: number) => displayMoney(amount, symbol);
  return {
    fees: {
      baseFee: money(parts.basePence),
      joiningFee: money(parts.joiningPence),
      proRataFee: money(parts.proRataPence),
      monthInHandFee: money(parts.monthInHandPence),
    },
    globalBasePrice: money(parts.basePence),
    totalToPayNow: money(totalPence),
    proRataDays: parts.proRataDays,
    prettyFirstBillingDate: parts.firstBillingDate === null ? null : displayDay(parts.firstBillingDate),
    dependsOnBillingDay,
  };
}

/** The costs of a membership from a start date on (joining specification 3 "Costs"). */
export function presentCosts(
  option: OptionRow,
  priced: Quote,
  symbol: string,
  promotionEnabled: boolean,
): Costs {
  const { fees, ...prices } = presentPrices(priced, symbol);
  return {
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    ...prices,
    fees: { ...fees, discount: displayMoney(negative(priced.discountPence), symbol) },
    promotionEnabled,
    firstBillingDate: priced.parts.firstBillingDate,
    endDate: priced.endDate,
  };
}

/** Not `-0`. */
const negative = (amount: number) => (amount === 0 ? 0 : -amount);

/** Parts of a price in words, without the free ones. @param code of the promotion. */
export function presentFees(
  { parts, discountPence }: Quote,
  code: string | null,
  symbol: string,
): MembershipFee[] {
  const words = membershipTexts.fee;
  const all: [MembershipFee['type'], string, number][] = [
    ['base', words.base, parts.isBasePaidNow ? parts.basePence : 0],
    ['joining', words.joining, parts.joiningPence],
    ['pro_rata', words.proRata(parts.proRataDays), parts.proRataPence],
    ['month_in_hand', words.monthInHand, parts.monthInHandPence],
    ['discount', words.discount(code ?? ''), negative(discountPence)],
  ];
  return all
    .filter(([, , amount]) => amount !== 0)
    .map(([type, label, amount]) => ({ type, label, price: displayMoney(amount, symbol) }));
}
