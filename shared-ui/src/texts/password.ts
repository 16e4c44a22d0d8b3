import { defineTexts } from 'shared-contracts/texts';

/** Words about a new password, which few pages ask for. */
export const words = defineTexts('shared-ui/password', {
  hint: 'Use three or four unrelated words, or let your password manager choose.',
  hintAtKiosk: 'Use three or four unrelated words.',
  hintOfRules:
    'Let your password manager choose, or use words with a capital letter, a number and a special character.',
  hintOfRulesAtKiosk: 'Use words with a capital letter, a number and a special character.',
  rules: {
    length: 'At least 8 characters',
    lowercase: 'One lowercase letter',
    uppercase: 'One uppercase letter',
    number: 'One number',
    special: 'One special character',
  },
  tooLong: (most: number) => `At most ${most} characters`,
  met: '(met)',
  stillNeeded: (rules: string) => `Still needed: ${rules}.`,
  weak: (field: string) => `${field} does not meet every rule yet.`,
  allMet: 'Meets every rule in the list.',
});
