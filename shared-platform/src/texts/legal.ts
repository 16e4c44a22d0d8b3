import { defineTexts } from 'shared-contracts/texts';

/** Words of the links that every page has to the tenant's notices. */
export const words = defineTexts('shared-platform/legal', {
  label: 'Legal and contact',
  privacyNotice: 'Privacy notice',
  terms: 'Terms',
  accessibilityStatement: 'Accessibility',
  contact: 'Contact us',
  cookies: 'Cookie choices',
  newTab: '(opens in a new tab)',
});
