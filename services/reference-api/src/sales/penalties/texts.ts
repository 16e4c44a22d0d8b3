import type { PenaltyReason } from 'shared-contracts/api/penalties';

/** Every word about penalties that the service answers with. */
export const penaltyTexts = {
  names: {
    'late-cancellation': (name: string) => `Late cancellation of ${name}`,
    'no-show': (name: string) => `Missed booking of ${name}`,
  } satisfies Record<PenaltyReason, (name: string) => string>,
  notDue: 'This amount is not owed any more.',
  notStarted: 'This class has not started yet.',
  cancelled: 'This booking was cancelled.',
  kept: {
    paid: 'This is paid already, so it cannot be taken back here.',
    inBasket: 'This is in the basket of the customer. It can be taken back once it is out of it.',
  },
} as const;
