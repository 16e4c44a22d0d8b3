import { defineTexts } from 'shared-contracts/texts';

/** Words of how much of a benefit is gone; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/benefits', {
  bar: (benefit: string) => `${benefit} used`,
  used: (used: number, total: number) => `${used} of ${total} used this month`,
  renews: (use: string, day: string) => `${use}, renews on ${day}`,
  credit: 'Credit left',
  creditLeft: (amount: string, day: string) => `${amount}, to spend by ${day}`,
});
