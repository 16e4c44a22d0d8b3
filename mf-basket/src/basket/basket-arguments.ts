import type { BasketOwner } from './basket-owner.ts';

/** Whose basket. One shape for every call, so that all parts read one cached answer. */
export function basketArguments(owner: BasketOwner | null) {
  return { query: owner ? { selected_user_id: owner.id } : {} };
}
