import { useState } from 'react';
import { basketArguments, cart, keepPlaces } from 'shared-contracts/api/basket';
import { useApi, useApiMutation } from 'shared-platform';
import { texts } from '../../texts/en.ts';
import { useBasketOwner } from './basket-owner.ts';

/** Keeps the places of the basket for as long again; `keep` resolves with whether that worked. */
export function useExtendHold() {
  const api = useApi();
  const owner = useBasketOwner();
  const { run, requesting, error } = useApiMutation(keepPlaces);
  const [wasKept, setKept] = useState(false);

  async function keep(): Promise<boolean> {
    setKept(false);
    const result = await run({ body: { selectedUserId: owner?.id ?? null } });
    if (result.ok) api.setAnswer(cart, basketArguments(owner), result.data);
    setKept(result.ok);
    return result.ok;
  }

  return {
    keep,
    isKeeping: requesting,
    wasKept,
    refusal: error && (error.serverMessage ?? texts.toasts.failed),
  };
}
