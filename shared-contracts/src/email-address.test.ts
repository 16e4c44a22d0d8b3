import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  'sam@example.com',
  "o'neill+swim@mail.example.co.uk",
  'zoë@example.org',
  `${'a'.repeat(64)}@example.com`,
])('takes %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  'sam',
  'sam@example',
  '@example.com',
  'sam@example..com',
  'sam@-example.com',
  'sam.@example.com',
  'sa..m@example.com',
  'sam@exam ple.com',
  'sam@example.com, alex@example.com',
  'Sam <sam@example.com>',
  'sam@example.com\nBcc: alex@example.com',
  `${'a'.repeat(65)}@example.com`,
  `sam@${'example.'.repeat(32)}com`,
])('refuses %s', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
