import { defineTexts } from 'shared-contracts/texts';

/** Every word of a venue's opening hours. */
export const texts = defineTexts('mf-bookings/opening-hours', {
  title: 'Opening hours:',
  openUntil: (time: string) => `Open until ${time}`,
  openAllDay: 'Open 24 hours',
  closed: 'Closed',
  closedFor: (reason: string) => `Closed (${reason})`,
  opensAt: (state: string, time: string) => `${state}, opens at ${time}`,
  opensTomorrow: (state: string, time: string) => `${state}, opens tomorrow at ${time}`,
  opensOn: (state: string, day: string, time: string) => `${state}, opens ${day} at ${time}`,
  span: (opens: string, closes: string) => `${opens}–${closes}`,
  allDay: '24 hours',
  named: (day: string, reason: string) => `${day}, ${reason}`,
});
