import { defineTexts } from 'shared-contracts/texts';

/** Words about a new password that breaks rules; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/weak-password', {
  weak: (rules: string) => `Your new password still needs ${rules}`,
  rules: {
    length: '8 to 200 characters',
    lowercase: 'a lowercase letter',
    uppercase: 'an uppercase letter',
    number: 'a number',
    special: 'a special character',
  },
  and: (before: string, last: string) => `${before} and ${last}`,
});
