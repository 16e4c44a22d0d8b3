import { describe, expect, it } from 'vitest';
import { type JoiningAddress, membershipPath, readJoiningAddress } from './joining-address.ts';

const start: JoiningAddress = { mode: 'join', membershipId: null, centreSlug: null, membership: null };
const sale = { ...start, centreSlug: 'sale' };
const read = (path: Parameters<typeof readJoiningAddress>[0], query = '') =>
  readJoiningAddress(path, new URLSearchParams(query));
const gold = { centreSlug: 'sale', membership: 'gold' };
const twelve = { centreSlug: 'sale', membership: '12' };

describe('readJoiningAddress', () => {
  it.each([
    ['the start', {}, '', start],
    ['the start with other queries', {}, 'kiosk=true&change=', start],
    ['a change', {}, 'change=31', { ...start, mode: 'change', membershipId: '31' }],
    ['a renewal', {}, 'renew=31', { ...start, mode: 'renew', membershipId: '31' }],
    ['a centre, always again', { centreSlug: 'sale' }, 'change=31', sale],
    [
      'a membership by slug',
      gold,
      '',
      { ...sale, membership: { by: 'slug', value: 'gold', paymentType: null } },
    ],
    [
      'a membership by slug, with its way to pay',
      { ...gold, detail: 'fixed' },
      '',
      { ...sale, membership: { by: 'slug', value: 'gold', paymentType: 'fixed' } },
    ],
    ['a membership by id', twelve, '', { ...sale, membership: { by: 'id', value: '12', paymentType: null } }],
    [
      'an id with a slug',
      { ...twelve, detail: 'gold' },
      '',
      { ...sale, membership: { by: 'id', value: '12', paymentType: null } },
    ],
    [
      'an id with a slug and a way to pay',
      { ...twelve, detail: 'gold', last: 'recurring' },
      '',
      { ...sale, membership: { by: 'id', value: '12', paymentType: 'recurring' } },
    ],
    [
      'an id with a way to pay alone',
      { ...twelve, detail: 'recurring' },
      '',
      { ...sale, membership: { by: 'id', value: '12', paymentType: 'recurring' } },
    ],
    ['an unknown way to pay', { ...gold, detail: 'weekly' }, '', null],
    ['an unknown way to pay after an id', { ...twelve, detail: 'gold', last: 'weekly' }, '', null],
    ['a tail too long', { ...gold, detail: 'fixed', last: 'more' }, '', null],
    ['a tail too long after an id', { ...twelve, detail: 'fixed', last: 'more' }, '', null],
  ])('%s', (_, path, query, expected) => expect(read(path, query)).toEqual(expected));
});

it('writes paths with every sign encoded', () => {
  expect(membershipPath('sale', { id: '12', slug: 'off peak/gold' }, 'fixed')).toBe(
    '/centre/sale/membership/off%20peak%2Fgold/fixed',
  );
});

it('writes the id before a slug that is a number, and reads it again', () => {
  expect(membershipPath('sale', { id: '12', slug: '365' }, 'fixed')).toBe(
    '/centre/sale/membership/12/365/fixed',
  );
  const params = { centreSlug: 'sale', membership: '12', detail: '365', last: 'fixed' };
  expect(read(params)?.membership).toEqual({ by: 'id', value: '12', paymentType: 'fixed' });
  expect(membershipPath('sale', { id: 'gold-1', slug: '365' }, 'fixed')).toBe(
    '/centre/sale/membership/365/fixed',
  );
});
