import { expect, it } from 'vitest';
import { legalLinks } from './legal-links.ts';

const none = {
  privacyNoticeUrl: null,
  termsUrl: null,
  accessibilityStatementUrl: null,
  contactUrl: null,
  customerServiceEmail: null,
  customerServicePhone: null,
};
const ORIGIN = 'https://bookings.riverside.example';

it.each<[string, Partial<typeof none> | Record<string, string>, [string, string, string][]]>([
  ['nothing', {}, []],
  [
    'every notice, in the order of the footer',
    {
      contactUrl: 'https://riverside.example/contact/',
      accessibilityStatementUrl: 'https://riverside.example/a11y?lang=en',
      termsUrl: '/brand/riverside/terms.html',
      privacyNoticeUrl: 'https://riverside.example/privacy',
    },
    [
      ['Privacy notice', 'https://riverside.example/privacy', 'riverside.example/privacy'],
      ['Terms', '/brand/riverside/terms.html', 'bookings.riverside.example/brand/riverside/terms.html'],
      ['Accessibility', 'https://riverside.example/a11y?lang=en', 'riverside.example/a11y?lang=en'],
      ['Contact us', 'https://riverside.example/contact/', 'riverside.example/contact'],
    ],
  ],
  [
    'an email before a phone',
    { customerServiceEmail: 'help@riverside.example', customerServicePhone: '0161 496 0160' },
    [['Contact us', 'mailto:help@riverside.example', 'help@riverside.example']],
  ],
  [
    'a phone where there is nothing else',
    { customerServicePhone: '+44 161 496 0160' },
    [['Contact us', 'tel:+441614960160', '+441614960160']],
  ],
])('a tenant with %s', (_, site, links) => {
  const found = legalLinks({ ...none, ...site }, ORIGIN);
  expect(found.map(({ title, href, shown }) => [title, href, shown])).toEqual(links);
});
