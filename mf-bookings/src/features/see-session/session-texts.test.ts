import { expect, it } from 'vitest';
import { testSession } from '../../testing/examples.ts';
import { freeUntilText, genderText, whenText } from './session-texts.ts';

it.each([
  [null, null],
  ['FemaleOnly' as const, 'Women and girls only'],
  ['MaleOnly' as const, 'Men and boys only'],
])('genderWords of %j', (restriction, expected) => expect(genderText(restriction)).toBe(expected));

it('says when a session is', () => {
  expect(whenText(testSession())).toBe('Saturday 21 Nov 2026, 18:30–19:15 (45\u00a0minutes)');
});

it.each([
  [null, null],
  ['2026-11-20T18:30:00+00:00', 'Free to cancel until 18:30 on Fri\u00a020\u00a0Nov\u00a02026.'],
])('freeUntilWords of %j', (freeUntil, expected) =>
  expect(freeUntilText({ freeUntil, description: '' })).toBe(expected),
);
