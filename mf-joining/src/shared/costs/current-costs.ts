import type { JoiningCart } from 'shared-contracts/api/joining-cart';
import type { Costs } from 'shared-contracts/api/membership-entities';
import type { DisplayMoney } from 'shared-contracts/money';

/** Costs of the chosen membership that all modes have. */
export interface CurrentCosts
  extends Pick<
    Costs,
    | 'paymentType'
    | 'fixedDuration'
    | 'fixedPeriod'
    | 'globalBasePrice'
    | 'totalToPayNow'
    | 'proRataDays'
    | 'prettyFirstBillingDate'
    | 'dependsOnBillingDay'
    | 'promotionEnabled'
  > {
  fees: Omit<Costs['fees'], 'discount'> & { discount: DisplayMoney | null };
}

/** A renewal is in the basket already, and is priced there: without a setup fee, and without a promotion. */
export const renewalCosts = ({ paymentOption }: JoiningCart): CurrentCosts => ({
  ...paymentOption,
  fees: { ...paymentOption.fees, discount: null },
  promotionEnabled: false,
});
