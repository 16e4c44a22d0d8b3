import type { PenaltyReason } from 'shared-contracts/api/penalties';

/** Every word about penalties that the service answers with. */
export const penaltyTexts = {
  names: {
    'late-cancellation': (name: string) => `Late cancellation of ${name}`,
    'no-show': (name: string) => `Missed booking of ${name}`,
  } satisfies Record<PenaltyReason, (name: string) => string>,
  notDue: 'This has been paid, or a payment for it is being checked.',
  notStarted: 'This class has not started yet.',
  cancelled: 'This booking was cancelled.',
  kept: {
    paid: 'This has been paid, so you can’t undo it here.',
    inBasket: 'This is in the customer’s basket. You can undo it once they have removed it.',
  },
} as const;
