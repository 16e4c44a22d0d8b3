import { defineTexts } from 'shared-contracts/texts';

/** Words of the links to the parts of a person's details. */
export const texts = defineTexts('mf-account/details-index', {
  label: 'Parts of this page',
  /** Used while the title of the person’s answers could not be loaded. */
  answers: 'About you',
  /** ‘Log in at a screen in the centre’ in short, so that all links fit on one line. */
  kioskCode: 'Log in at a screen',
});
