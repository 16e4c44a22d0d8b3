import { defineTexts } from 'shared-contracts/texts';

/** Words of the calendar that follows a person's bookings; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/calendar', {
  open: 'Keep your calendar up to date',
  title: 'Your calendar',
  lead: 'Your calendar reads your bookings from an address of your own: new ones appear by themselves, cancelled ones go. It is told what, when and where, never your entry codes.',
  loading: 'Loading your calendar address',
  failed: 'Your calendar address could not be loaded',
  make: 'Get an address',
  making: 'Making an address',
  since: (day: string) => `Your calendar can read your bookings since ${day}.`,
  once: 'The address is shown only when it is made. Make a new one to add it to another calendar; the one before then stops working.',
  replace: 'Make a new address',
  end: 'Turn off',
  ending: 'Turning off',
  made: 'Your address is ready. Copy it or open it now: it is not shown again.',
  address: 'Calendar address',
  addressHint: 'Whoever has it can see your bookings, so keep it to yourself.',
  copy: 'Copy address',
  copied: 'Copied',
  subscribe: 'Open in your calendar',
  ended: 'Your calendar address is turned off.',
});
