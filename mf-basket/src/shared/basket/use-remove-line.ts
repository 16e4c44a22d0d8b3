import { useState } from 'react';
import { basketArguments, cart, removeFromCart } from 'shared-contracts/api/basket';
import { useApi, useSession } from 'shared-platform';
import { texts } from '../../texts/en.ts';
import { useBasketOwner } from './basket-owner.ts';
import { useBasketToast } from './use-basket-toast.ts';

/** Takes one line out at a time, with every booking of it. `removing` is the id of its first. */
export function useRemoveLine(onRemoved: () => void) {
  const api = useApi();
  const toast = useBasketToast();
  const { user } = useSession();
  const owner = useBasketOwner();
  const [removing, setRemoving] = useState<string | null>(null);

  async function remove(ids: readonly [string, ...string[]]): Promise<void> {
    if (removing !== null) return;
    setRemoving(ids[0]);
    const { query } = basketArguments(owner);
    const membershipUserId = owner?.id === user?.id ? user?.membershipUser?.id : undefined;
    const result = await api.call(removeFromCart, {
      query: { ...query, ...(membershipUserId && { membership_user_id: membershipUserId }) },
      body: { cartItemIds: [...ids] },
    });
    setRemoving(null);
    if (!result.ok) {
      const { serverMessage, validationMessages } = result.error;
      toast({ content: serverMessage ?? texts.toasts.failed, type: 'danger', validationMessages });
      return;
    }
    api.setAnswer(cart, { query }, result.data);
    toast({ content: texts.toasts.removed, type: 'success' });
    onRemoved();
  }

  return { removing, remove };
}
