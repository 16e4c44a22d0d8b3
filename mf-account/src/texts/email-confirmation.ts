import { defineTexts } from 'shared-contracts/texts';

/** Words about an email address that no one has confirmed. */
export const texts = defineTexts('mf-account/email-confirmation', {
  unconfirmed: 'Please confirm your email address. We’ve emailed you a link.',
  sendAgain: 'Send the link again',
  sent: 'We’ve emailed you another link. Only the newest one works.',
  disowned: (email: string) =>
    `Someone told us that ${email} isn’t your address, so we’ve stopped emailing it.`,
});
