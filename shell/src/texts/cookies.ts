import { defineTexts } from 'shared-contracts/texts';

/** Texts about third-party cookies; separate, since most sites have none. */
export const texts = defineTexts('shell/cookies', {
  title: 'Cookies',
  text: (site: string) =>
    `${site} would like to use cookies from other companies to see how people find and use this site. Everything works without them, and you can change your mind at the bottom of the page.`,
  accept: 'Accept',
  reject: 'Reject',
});
