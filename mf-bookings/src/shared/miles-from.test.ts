import { expect, it } from 'vitest';
import { testSession } from '../testing/examples.ts';
import { milesFrom, nearestFirst } from './miles-from.ts';

const HERE = { lat: 53.4247, lng: -2.3247 };

const found = (lat: number | null, lng: number | null, metres: number | null) => ({
  kind: 'class' as const,
  session: testSession(),
  venue: { slug: 'bury', name: 'Bury Baths', town: 'Bury', lat, lng },
  metres,
});

it.each([
  ['measured from the exact position, not from the rough one', HERE, found(53.4447, -2.3247, 1100), '1.4'],
  ['the answer’s own where the venue has no place', HERE, found(null, null, 1609), '1.0'],
  ['the answer’s own where the position is not known', null, found(53.4447, -2.3247, 1609), '1.0'],
  ['not named at the place itself', HERE, found(53.4247, -2.3247, 300), null],
  ['not named where they are not known', null, found(53.4447, -2.3247, null), null],
])('the miles are %s', (_what, from, one, miles) => {
  expect(milesFrom(from, one)).toBe(miles);
});

it('the nearest come first by those miles; others stay in the order of the answer', () => {
  const far = found(53.4447, -2.3247, 100);
  const near = found(53.4267, -2.3247, 1100);
  const alike = found(53.4268, -2.3247, 1000);
  expect(nearestFirst(HERE, [far, near, alike])).toEqual([near, alike, far]);
  const unknown = found(null, null, null);
  expect(nearestFirst(HERE, [unknown, far, near])).toEqual([near, far, unknown]);
  expect(nearestFirst(null, [far, near])).toEqual([far, near]);
});
