import { defineTexts } from 'shared-contracts/texts';

/** The words of the questions that a membership asks. */
export const texts = defineTexts('mf-joining/questions', {
  lead: 'The membership you selected requires some additional information about you.',
  loading: 'Loading the questions',
  failed: 'The questions could not be loaded',
  save: 'Save and continue',
  answered: 'Answered',
  required: 'Please fill in required questions',
});
