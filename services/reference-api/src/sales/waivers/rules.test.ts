import { describe, expect, test } from 'vitest';
import { presentWaiver, requirementId, waiversFor, wordingOf } from './rules.ts';

const trampolines = {
  id: 'trampolines',
  title: 'On the trampolines',
  html: '<p>One at a time.</p>',
  version: '2026-09',
  activities: ['trampolining'],
};
const everywhere = { ...trampolines, id: 'house-rules', activities: null };
const place = (activitySlug: string, attendeeId: string) => ({
  activitySlug,
  attendeeId,
  firstName: attendeeId,
  lastName: 'Carter',
});
const mia = place('trampolining', 'Mia');

describe('the waivers of a basket', () => {
  test.each([
    ['of the activities it is for', [trampolines], [mia, place('yoga', 'Casey')], ['trampolines Mia']],
    [
      'of every activity',
      [everywhere],
      [mia, place('yoga', 'Casey')],
      ['house-rules Mia', 'house-rules Casey'],
    ],
    ['once for each attendee', [trampolines], [mia, mia], ['trampolines Mia']],
    ['none where nothing is booked', [everywhere], [], []],
  ])('are those %s', (_, waivers, places, expected) => {
    expect(waiversFor(waivers, places).map(({ waiver, attendee }) => `${waiver.id} ${attendee.id}`)).toEqual(
      expected,
    );
  });
});

test.each([
  ['the text', { html: '<p>Two at a time.</p>' }, false],
  ['the title', { title: 'Trampolines' }, false],
  ['what the version is called', { version: '2027-01' }, true],
])('another wording is one that differs in %s', (_, change, isSame) => {
  expect(wordingOf({ ...trampolines, ...change }) === wordingOf(trampolines)).toBe(isSame);
});

test('a waiver is shown under an id of its wording and its attendee', () => {
  const [required] = waiversFor([trampolines], [mia]);
  if (!required) throw new Error('No waiver is required.');
  expect(requirementId(required)).toMatch(/^trampolines\.[0-9a-f]{12}\.Mia$/);
  expect(presentWaiver(required)).toEqual({
    id: requirementId(required),
    title: 'On the trampolines',
    html: '<p>One at a time.</p>',
    attendee: { id: 'Mia', name: 'Mia Carter' },
  });
});
