import { defineTexts } from 'shared-contracts/texts';

/** Words of what the dashboard shows below the bookings; apart from the others, because it is loaded later. */
export const texts = defineTexts('mf-account/at-a-glance', {
  again: 'Book again',
  favourites: 'Your favourites',
  /** @param what as `Gentle yoga, Saturday 28 Nov 2026, 18:30` */
  next: (what: string) => `Next: ${what}`,
  nothingNext: 'No places at the moment',
  month: 'This month',
  /** @param month as `November` */
  sessions: (count: number, month: string) =>
    `${count === 1 ? '1 class or court' : `${count} classes and courts`} so far in ${month}`,
});
