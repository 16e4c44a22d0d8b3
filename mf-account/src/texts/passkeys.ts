import { defineTexts } from 'shared-contracts/texts';

/** Words about passkeys. */
export const texts = defineTexts('mf-account/passkeys', {
  title: 'Passkeys',
  lead: 'Log in with your fingerprint, your face or your screen lock instead of a password. Your password still works.',
  loading: 'Loading your passkeys',
  failed: 'We couldn’t load your passkeys',
  used: (day: string) => `Last used ${day}`,
  unused: 'Not used yet',
  remove: 'Remove',
  question: (name: string) => `Remove ${name}?`,
  questionText:
    'It won’t log you in any more. You stay logged in where you are. Delete it on your device too, so that it isn’t offered there.',
  removed: (name: string) => `${name} removed.`,
  add: 'Add a passkey',
  addLead: 'Your device will ask for your fingerprint, your face or your screen lock.',
  name: 'Name',
  nameHint: 'To help you recognise it, such as ‘My phone’.',
  nameMissing: 'Enter a name for the passkey',
  password: 'Current password',
  passwordMissing: 'Enter your current password',
  usePasskey: 'Confirm with a passkey you already have',
  cancel: 'Cancel',
  added: (name: string) => `${name} added. You can log in with it.`,
  known: 'This device already has a passkey for your account.',
  givenUp: 'That didn’t work. Your device may have timed out, or it can’t make passkeys. Please try again.',
});
