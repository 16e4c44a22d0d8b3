import { defineTexts } from 'shared-contracts/texts';

/** Words in place of the centres where there are none. */
export const texts = defineTexts('mf-joining/no-centres', {
  hint: 'You can’t join online at any centre at the moment.',
  call: (phone: string) => `Call ${phone}`,
  orWrite: 'Or write to us:',
  /** Above the phone number and the address of the customer service. */
  askUs: 'Or join with our help:',
});
