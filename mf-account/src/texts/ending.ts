import { defineTexts } from 'shared-contracts/texts';

/** Words of ending a membership; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/ending', {
  ask: 'End membership',
  title: 'End this membership?',
  asking: 'Working out the last day',
  lastDay: (day: string) => `Your last day is ${day}. Until then you can use it as before.`,
  /** Of one that waits for its proof, and so is not used before. */
  lastDayOfPending: (day: string) => `Your last day is ${day}.`,
  lastPayment: (amount: string, day: string) => `Your last payment is ${amount} on ${day}.`,
  noPayment: 'There is nothing more to pay.',
  keep: 'Keep membership',
  confirm: 'End membership',
  done: (name: string, day: string) => `${name} ends on ${day}.`,
});
