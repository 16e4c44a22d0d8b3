import { defineTexts } from 'shared-contracts/texts';

/** Words of a page in place of the site; apart from the others, so that no first view carries them. */
export const words = defineTexts('shared-platform/site-failure', {
  tryAgain: 'Try again',
  comesBack: 'This page will reload as soon as the site is back.',
  maybeOurs: 'If the address is right, the fault is ours. This page will reload as soon as it’s fixed.',
  notYet: "Not yet. We'll keep trying.",
  contact: 'Need help now?',
});
