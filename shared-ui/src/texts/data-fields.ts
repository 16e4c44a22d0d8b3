import { defineTexts } from 'shared-contracts/texts';

/** Words of forms that are made of the tenant’s questions. */
export const words = defineTexts('shared-ui/data-fields', {
  email: { invalid: 'Enter an email address in the form name@example.com.' },
  formParts: {
    progress: (number: number, count: number) => `Part ${number} of ${count}`,
    next: 'Continue',
    back: 'Back',
  },
  answers: { yes: 'Yes', no: 'No', none: 'Not given' },
});
