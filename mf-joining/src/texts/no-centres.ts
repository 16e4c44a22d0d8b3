import { defineTexts } from 'shared-contracts/texts';

/** Words in place of the centres where there are none. */
export const texts = defineTexts('mf-joining/no-centres', {
  failed: 'We could not load the centres',
  failedHint: 'This is not your doing. Please try again in a moment.',
  hint: 'You can’t join online at any centre at the moment.',
  call: (phone: string) => `Call ${phone}`,
  orWrite: 'Or write to us:',
  /** Above the phone number and the address of the customer service. */
  askUs: 'Or join with our help:',
});
