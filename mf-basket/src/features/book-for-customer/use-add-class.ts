import { useRef } from 'react';
import type { AddItem } from 'shared-contracts/api/add-item';
import { addToCart, basketArguments, cart } from 'shared-contracts/api/basket';
import { type DeskSession, deskSessions } from 'shared-contracts/api/desk-sessions';
import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { type ApiError, useApi, useApiMutation, useToast } from 'shared-platform';
import { useNoteAddedClass } from '../../shared/basket/added-classes.ts';
import { texts } from '../../texts/desk.ts';

/** The rule that staff overrode for a place. */
type Past = Pick<AddItem, 'acceptsClash' | 'overrideNote'>;

export interface AddClass {
  isAdding: boolean;
  error: ApiError | null;
  /** Returns whether it is in the basket of the customer now. */
  add(past?: Past): Promise<boolean>;
}

/** Puts a class into the basket of the customer at the desk. */
export function useAddClass({ id, name }: DeskSession, customer: DeskCustomer): AddClass {
  const api = useApi();
  const toast = useToast();
  const noteAdded = useNoteAddedClass();
  const { run, requesting, error } = useApiMutation(addToCart);
  const attempt = useRef({ sent: '', key: '' });
  return {
    isAdding: requesting,
    error,
    async add(past = {}) {
      const item: AddItem = { id, type: 'activity', ...past };
      const sent = JSON.stringify(item);
      // The same item sent again, as after a lost answer, is the same attempt.
      if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
      const body = { items: [item], membershipUserId: null, selectedUserId: customer.id };
      const result = await run({ body }, { idempotencyKey: attempt.current.key });
      if (result.ok || result.error.kind === 'conflict') {
        attempt.current.sent = '';
        api.invalidate(deskSessions);
      }
      if (!result.ok) return false;
      noteAdded(id);
      api.setAnswer(cart, basketArguments(customer), result.data);
      toast({ content: texts.addClass.added(name, customer.name), type: 'success' });
      return true;
    },
  };
}
