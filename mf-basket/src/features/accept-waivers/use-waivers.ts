import { useState } from 'react';
import { type AttendeeWaiver, requiredWaivers } from 'shared-contracts/api/attendee-waivers';
import type { Cart } from 'shared-contracts/api/basket';
import { storageKeys } from 'shared-contracts/storage';
import { readStoredIds, storeIds } from '../../shared/stored-ids.ts';

/** Ids of the waivers that were accepted for a basket. */
export const readAcceptedWaivers = (cartId: string): string[] =>
  readStoredIds(storageKeys.acceptedWaivers(cartId));

export interface WaiverAgreement {
  required: readonly AttendeeWaiver[];
  /** Ids of those that were accepted, as the paying calls take them. */
  completed: string[];
  isComplete: boolean;
  /** Number of attempts to pay while one was missing. */
  missed: number;
  change(ids: readonly string[], isAccepted: boolean): void;
  miss(): void;
}

export interface WaiversProps {
  agreement: WaiverAgreement;
  /** Staff note what their customer accepts. */
  isAtDesk?: boolean;
}

/** The waivers of those who take part, and which are accepted. A changed wording has ids that no one accepted. */
export function useWaivers(cart: Cart): WaiverAgreement {
  const [accepted, setAccepted] = useState(() => readAcceptedWaivers(cart.id));
  const [missed, setMissed] = useState(0);
  const required = requiredWaivers(cart);
  const completed = required.map(({ id }) => id).filter((id) => accepted.includes(id));
  return {
    required,
    completed,
    isComplete: completed.length === required.length,
    missed,
    change(ids, isAccepted) {
      const others = accepted.filter((id) => !ids.includes(id));
      const next = isAccepted ? [...others, ...ids] : others;
      storeIds(storageKeys.acceptedWaivers(cart.id), next);
      setAccepted(next);
    },
    miss: () => setMissed((times) => times + 1),
  };
}
