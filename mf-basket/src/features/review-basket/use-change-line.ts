import { useState } from 'react';
import {
  basketArguments,
  type Cart,
  cart,
  removeBenefit,
  removePackageUsage,
  updateCartItem,
} from 'shared-contracts/api/basket';
import { type Result, useApi, useAppName } from 'shared-platform';
import { useBasketOwner } from '../../shared/basket/basket-owner.ts';
import type { JoinedLine } from '../../shared/basket/joined-lines.ts';
import { useBasketToast } from '../../shared/basket/use-basket-toast.ts';
import { texts } from '../../texts/en.ts';
import { texts as words } from '../../texts/review.ts';

/**
 * Changes a line at a time: its price, or what a membership or package pays of it.
 * @param onGone called after a change that took away what was pressed
 */
export function useChangeLine(onGone: () => void) {
  const api = useApi();
  const toast = useBasketToast();
  const source = useAppName();
  const owner = useBasketOwner();
  const [changing, setChanging] = useState<string | null>(null);
  const { query } = basketArguments(owner);

  async function change(
    itemId: string,
    call: () => Promise<Result<Cart>>,
    done: string,
    wasChoice = false,
  ): Promise<void> {
    if (changing !== null) return;
    setChanging(itemId);
    const result = await call();
    setChanging(null);
    if (!result.ok) {
      const { serverMessage, validationMessages } = result.error;
      toast({ content: serverMessage ?? texts.toasts.failed, type: 'danger', validationMessages });
      return;
    }
    api.setAnswer(cart, { query }, result.data);
    toast({ content: done, type: 'success' });
    const line = result.data.items.find(({ id }) => id === itemId);
    const isChoiceLeft =
      line?.type === 'activity' && wasChoice && line.benefit === null && line.packageUsage === null;
    if (!isChoiceLeft) onGone();
  }

  /** Takes the benefit off every booking of a line. What was done before one failed is shown. */
  async function removeBenefits([first, ...more]: JoinedLine['ids']): Promise<Result<Cart>> {
    const remove = (cartItemId: string) =>
      api.call(removeBenefit, { params: { cartItemId }, query: { source, ...query } });
    let done = await remove(first);
    for (const id of more) {
      if (!done.ok) return done;
      const next = await remove(id);
      if (!next.ok) api.setAnswer(cart, { query }, done.data);
      done = next;
    }
    return done;
  }

  return {
    /** Id of the line that is being changed. */
    changing,
    choosePrice: (itemId: string, pricingOptionId: string) =>
      change(
        itemId,
        () =>
          api.call(updateCartItem, {
            params: { cartItemId: itemId },
            body: { options: { pricingOptionId }, selectedUserId: owner?.id ?? null },
          }),
        words.updated,
        true,
      ),
    /** Keeps a place although the person has something else at its hours. */
    keepBoth: (itemId: string) =>
      change(
        itemId,
        () =>
          api.call(updateCartItem, {
            params: { cartItemId: itemId },
            body: { options: { acceptsClash: true }, selectedUserId: owner?.id ?? null },
          }),
        words.keptBoth,
      ),
    removeBenefit: (ids: JoinedLine['ids']) =>
      change(ids[0], () => removeBenefits(ids), words.benefitRemoved),
    removePackageUsage: (itemId: string) =>
      change(
        itemId,
        () => api.call(removePackageUsage, { params: { cartItemId: itemId }, query: { source, ...query } }),
        words.packageRemoved,
      ),
  };
}

export type ChangeLine = ReturnType<typeof useChangeLine>;
