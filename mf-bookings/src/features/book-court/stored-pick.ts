import type { Slot } from 'shared-contracts/api/facilities';
import type { PickedCourt } from './court-times.ts';

interface KeptPick {
  picked: PickedCourt;
  /** In minutes; `null` = not chosen. */
  length: number | null;
}

/** The last court that a visitor picked on this page: screens mount again when they log in for it. */
let kept: KeptPick | null = null;

export function keepPick(pick: KeptPick | null): void {
  kept = pick;
}

/** @param isOwn the person's basket holds a time, or it is on its way there. @returns the pick that the login was for */
export const storedPick = (slots: readonly Slot[], isOwn: (slotId: string) => boolean): KeptPick | null =>
  kept && isOwn(kept.picked.slotId) && slots.some(({ id }) => id === kept?.picked.slotId) ? kept : null;
