import { defineTexts } from 'shared-contracts/texts';

/** Every word of a venue's opening hours, and of its contacts. */
export const texts = defineTexts('mf-bookings/opening-hours', {
  title: 'Opening hours:',
  closedFor: (reason: string) => `Closed (${reason})`,
  opensTomorrow: (state: string, time: string) => `${state}, opens tomorrow at ${time}`,
  opensOn: (state: string, day: string, time: string) => `${state}, opens ${day} at ${time}`,
  span: (opens: string, closes: string) => `${opens}–${closes}`,
  allDay: '24 hours',
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Email ${email}`,
  named: (day: string, reason: string) => `${day}, ${reason}`,
});
