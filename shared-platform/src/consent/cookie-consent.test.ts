import { CONSENT_COOKIE } from 'shared-contracts/cookies';
import { expect, it } from 'vitest';
import { createMemoryCookies } from '../session/memory-cookies.ts';
import { createCookieConsent } from './cookie-consent.ts';

it.each([
  [null, null, true],
  ['granted', 'granted', false],
  ['refused', 'refused', false],
  ['maybe', null, true],
])('with %s in the cookie the choice is %s, and the person is asked: %s', (value, choice, isAsked) => {
  const cookies = createMemoryCookies();
  if (value) cookies.write(CONSENT_COOKIE, value);
  const consent = createCookieConsent(cookies, true);
  expect([consent.choice.get(), consent.isAsking.get()]).toEqual([choice, isAsked]);
});

it('a choice is kept for the next page, and may be made again', () => {
  const cookies = createMemoryCookies();
  const consent = createCookieConsent(cookies, true);
  consent.choose('granted');
  expect([consent.choice.get(), consent.isAsking.get()]).toEqual(['granted', false]);
  expect(createCookieConsent(cookies, true).choice.get()).toBe('granted');
  consent.isAsking.set(true);
  consent.choose('refused');
  expect(createCookieConsent(cookies, true).choice.get()).toBe('refused');
});
