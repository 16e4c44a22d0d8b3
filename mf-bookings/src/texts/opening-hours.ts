import { defineTexts } from 'shared-contracts/texts';

/** Every word of a venue's opening hours. */
export const texts = defineTexts('mf-bookings/opening-hours', {
  title: 'Opening hours:',
  closedFor: (reason: string) => `Closed (${reason})`,
  opensTomorrow: (state: string, time: string) => `${state}, opens tomorrow at ${time}`,
  opensOn: (state: string, day: string, time: string) => `${state}, opens ${day} at ${time}`,
  span: (opens: string, closes: string) => `${opens}–${closes}`,
  allDay: '24 hours',
  named: (day: string, reason: string) => `${day}, ${reason}`,
});
