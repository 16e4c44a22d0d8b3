import type { Costs, MembershipFee } from 'shared-contracts/api/membership-entities';
import { displayDay } from 'shared-contracts/dates';
import { shownMoney } from 'shared-contracts/money';
import type { Quote } from '../billing/quote.ts';
import { membershipTexts } from '../texts/texts.ts';
import type { OptionRow } from './catalogue.ts';

/** The amounts that a payment option and the costs of a start date have in common. */
export function shownPrices({ parts, totalPence, dependsOnBillingDay }: Quote, symbol: string) {
  const money = (amount: number) => shownMoney(amount, symbol);
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

/** What a membership costs from a start date on (joining specification 3 "Costs"). */
export function shownCosts(
  option: OptionRow,
  priced: Quote,
  symbol: string,
  promotionEnabled: boolean,
): Costs {
  const { fees, ...prices } = shownPrices(priced, symbol);
  return {
    paymentType: option.paymentType,
    fixedDuration: option.fixedDuration,
    fixedPeriod: option.fixedPeriod,
    ...prices,
    fees: { ...fees, discount: shownMoney(negative(priced.discountPence), symbol) },
    promotionEnabled,
    firstBillingDate: priced.parts.firstBillingDate,
    endDate: priced.endDate,
  };
}

/** Not `-0`. */
const negative = (amount: number) => (amount === 0 ? 0 : -amount);

/** What a price is made of, in words, without what costs nothing. @param code of the promotion. */
export function shownFees(
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
    .map(([type, label, amount]) => ({ type, label, price: shownMoney(amount, symbol) }));
}
