import type { Slot } from 'shared-contracts/api/facilities';
import type { PickedCourt } from './court-times.ts';

/** The last court that a visitor picked on this page: screens mount again when they log in for it. */
let kept: PickedCourt | null = null;

export function keepPick(pick: PickedCourt | null): void {
  kept = pick;
}

/** @param isOwn the person's basket holds a time, or it is on its way there. @returns the pick that the login was for */
export const storedPick = (slots: readonly Slot[], isOwn: (slotId: string) => boolean): PickedCourt | null =>
  kept && isOwn(kept.slotId) && slots.some(({ id }) => id === kept?.slotId) ? kept : null;
