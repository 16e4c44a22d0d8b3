import { defineTexts } from 'shared-contracts/texts';

/** Words of the question before details are left unsaved. */
export const texts = defineTexts('mf-account/leave-details', {
  title: 'Leave without saving?',
  text: 'You’ve changed your details and haven’t saved them.',
  leave: 'Leave without saving',
  stay: 'Stay on this page',
});
