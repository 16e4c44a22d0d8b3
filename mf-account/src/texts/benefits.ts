import { defineTexts } from 'shared-contracts/texts';

/** Words of how much of a benefit is left; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/benefits', {
  bar: (benefit: string) => `${benefit} left`,
  left: (left: number, total: number) => `${left} of ${total} left this month`,
  renews: (left: number, total: number, day: string) => `${left} of ${total} left, renews on ${day}`,
  credit: 'Credit left',
  creditLeft: (amount: string, day: string) => `${amount}, to spend by ${day}`,
});
