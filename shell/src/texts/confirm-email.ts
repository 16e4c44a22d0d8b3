import { defineTexts } from 'shared-contracts/texts';

/** Texts for confirming an email address; separate, so that no first view carries them. */
export const words = defineTexts('shell/confirm-email', {
  lead: (tenant: string) => `Confirm that ${tenant} can email you here about your account.`,
  confirm: 'Yes, it’s my address',
  disownText: 'If you don’t have an account with us, someone may have mistyped their own address.',
  disown: 'No, it isn’t mine',
  confirmedTitle: 'Your email address is confirmed',
  confirmedText: 'We’ll send your bookings and receipts there.',
  confirmedAction: 'Book an activity',
  disownedTitle: 'Thank you for telling us',
  disownedText: 'We won’t email you about this account again.',
  disownedAction: 'It is my address after all',
  deadTitle: 'This link no longer works',
  deadText:
    'A link works for seven days, and only the newest one works. If your address isn’t confirmed yet, you can request another link in My details.',
  deadAction: 'Go to My details',
});
