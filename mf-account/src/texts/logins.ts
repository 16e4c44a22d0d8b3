import { defineTexts } from 'shared-contracts/texts';

/** Words about where a person is logged in. */
export const texts = defineTexts('mf-account/logins', {
  title: 'Where you’re logged in',
  lead: 'If you don’t recognise a device here, log it out and change your password.',
  loading: 'Loading where you’re logged in',
  failed: 'We couldn’t load where you’re logged in',
  device: (browser: string | null, system: string | null) => {
    if (browser && system) return `${browser} on ${system}`;
    return browser ?? system ?? 'Unknown device';
  },
  here: 'This device',
  since: (day: string, time: string) => `Logged in on ${day} at ${time}`,
  lastSeen: (day: string, time: string) => `Last used on ${day} at ${time}`,
  logOut: 'Log out',
  loggedOut: (device: string) => `${device} is logged out.`,
  everywhere: 'Log out everywhere',
  question: 'Log out everywhere?',
  questionText: 'You’ll be logged out on every device, including this one.',
});
