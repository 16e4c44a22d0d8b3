import { defineTexts } from 'shared-contracts/texts';

/** Words of a forgotten password; apart from the others, so that no first view carries them. */
export const words = defineTexts('shared-platform/forgotten-password', {
  title: 'Forgotten your password?',
  lead: 'Tell us who you are and we’ll send you a link to set a new one.',
  submit: 'Send the link',
  cancel: 'Cancel',
  customerIdTitle: 'Enter your customer ID',
  customerIdLead:
    'Several accounts use this email address. Your customer ID is in our emails to you and on your card.',
  customerId: 'Customer ID',
  customerIdMissing: 'Enter your customer ID',
  sentTitle: 'Check your email',
  sentText:
    'If you have an account with us, the link is on its way. It works once, for one hour. Nothing there after a few minutes? Look in your junk folder.',
  sentClose: 'OK',
});
