import { defineTexts } from 'shared-contracts/texts';

/** Words of the calendar that follows a person's bookings; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/calendar', {
  open: 'Sync with your calendar',
  title: 'Your calendar',
  lead: 'Subscribe to your bookings with a private calendar address. New bookings appear automatically and cancelled ones disappear. Your calendar shows what, when and where, but never your entry codes.',
  loading: 'Loading your calendar address',
  failed: 'Your calendar address could not be loaded',
  make: 'Get a calendar address',
  making: 'Creating your address',
  since: (day: string) => `Your calendar can read your bookings since ${day}.`,
  once: 'We only show the address once. To use another calendar, create a new address. The old one will then stop working.',
  replace: 'Create a new address',
  end: 'Turn off',
  ending: 'Turning off',
  made: 'Open or copy your address now. We won’t show it again.',
  address: 'Calendar address',
  addressHint: 'Anyone who has it can see your bookings, so keep it private.',
  copy: 'Copy address',
  copied: 'Copied',
  subscribe: 'Open in your calendar',
  ended: 'Your calendar address is turned off.',
});
