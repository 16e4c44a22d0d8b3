import { defineTexts } from 'shared-contracts/texts';

/** The words of a venue's state at this moment, on its page and in lists. */
export const texts = defineTexts('mf-bookings/opening-state', {
  openUntil: (time: string) => `Open until ${time}`,
  openAllDay: 'Open 24 hours',
  closed: 'Closed',
  opensAt: (state: string, time: string) => `${state}, opens at ${time}`,
});
