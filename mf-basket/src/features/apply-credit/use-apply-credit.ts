import { applyCredit, basketArguments, type Cart, cart as cartEndpoint } from 'shared-contracts/api/basket';
import { pounds } from 'shared-contracts/money';
import { useApi, useApiMutation, useToast } from 'shared-platform';
import { useBasketOwner } from '../../shared/basket/basket-owner.ts';
import { texts } from '../../texts/en.ts';
import { type CreditType, usableCredits } from './credit-rules.ts';

/** Has credit pay for the basket, or takes it off again. A failure shows a toast and changes nothing. */
export function useApplyCredit(cart: Cart) {
  const api = useApi();
  const toast = useToast();
  const owner = useBasketOwner();
  const { run, requesting } = useApiMutation(applyCredit);

  async function apply(type: CreditType, amount: number): Promise<void> {
    const now = Object.fromEntries(usableCredits(cart).map((credit) => [credit.type, credit.applied]));
    const amounts = { membership: 0, general: 0, ...now, [type]: amount };
    const { membership, general } = amounts;
    const result = await run({
      body: {
        membership: pounds(membership),
        general: pounds(general),
        selectedUserId: owner?.id ?? null,
      },
    });
    if (result.ok) {
      api.setAnswer(cartEndpoint, basketArguments(owner), result.data);
      return;
    }
    const { serverMessage, validationMessages } = result.error;
    toast({ content: serverMessage ?? texts.toasts.failed, type: 'danger', validationMessages });
  }

  return { apply, isApplying: requesting };
}
