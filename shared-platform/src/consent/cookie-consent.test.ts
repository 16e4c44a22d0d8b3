import { CONSENT_COOKIE } from 'shared-contracts/cookies';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryCookies } from '../session/memory-cookies.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { createCookieConsent } from './cookie-consent.ts';

const barrier = (storage: Storage = new MemoryStorage()) => ({ storage, reload: vi.fn() });

it.each([
  [null, null, true],
  ['granted', 'granted', false],
  ['refused', 'refused', false],
  ['maybe', null, true],
])('with %s in the cookie the choice is %s, and the person is asked: %s', (value, choice, isAsked) => {
  const cookies = createMemoryCookies();
  if (value) cookies.write(CONSENT_COOKIE, value);
  const consent = createCookieConsent(cookies, true, barrier());
  expect([consent.choice.get(), consent.isAsking.get()]).toEqual([choice, isAsked]);
});

it('a choice is kept for the next page, and may be made again', () => {
  const cookies = createMemoryCookies();
  const consent = createCookieConsent(cookies, true, barrier());
  consent.choose('granted');
  expect([consent.choice.get(), consent.isAsking.get()]).toEqual(['granted', false]);
  expect(createCookieConsent(cookies, true, barrier()).choice.get()).toBe('granted');
  consent.isAsking.set(true);
  consent.choose('refused');
  expect(createCookieConsent(cookies, true, barrier()).choice.get()).toBe('refused');
});

describe('a form that tags must not read', () => {
  it('comes before tags: they never begin in its document', () => {
    const one = barrier();
    const consent = createCookieConsent(createMemoryCookies(), true, one);
    consent.keepTagsOut();
    expect([consent.startTags(), consent.hasTags()]).toEqual([false, false]);
    expect(one.reload).not.toHaveBeenCalled();
    expect(createCookieConsent(createMemoryCookies(), true, barrier(one.storage)).startTags()).toBe(true);
  });

  it('comes after them: the document makes way for one without, and so do all of the tab', () => {
    const one = barrier();
    const consent = createCookieConsent(createMemoryCookies(), true, one);
    expect([consent.startTags(), consent.hasTags()]).toEqual([true, true]);
    consent.keepTagsOut();
    expect(one.reload).toHaveBeenCalledOnce();
    const next = createCookieConsent(createMemoryCookies(), true, barrier(one.storage));
    expect([next.startTags(), next.takeLogin()]).toEqual([false, false]);
  });

  it('that is a login is opened by the next document, once', () => {
    const one = barrier();
    const consent = createCookieConsent(createMemoryCookies(), true, one);
    consent.startTags();
    consent.keepTagsOut(true);
    const next = createCookieConsent(createMemoryCookies(), true, barrier(one.storage));
    expect([next.takeLogin(), next.takeLogin(), next.startTags()]).toEqual([true, false, false]);
  });
});

it('where no tags may run none begin', () => {
  expect(createCookieConsent(createMemoryCookies(), false, barrier()).startTags()).toBe(false);
});
