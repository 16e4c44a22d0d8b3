import { expect, it } from 'vitest';
import { partIdentity, referencePrefix } from './rules.ts';

it.each([
  ['riverside', 'RIV'],
  ['st-ives-swim', 'STI'],
])('starts the customer IDs of %s with %s', (slug, prefix) => {
  expect(referencePrefix(slug)).toBe(prefix);
});

it('parts what makes the account from the other answers', () => {
  const all = {
    firstName: 'Sam',
    lastName: 'New',
    email: 'sam@example.com',
    password: 'secret',
    activeDays: 3,
  };
  expect(partIdentity(all)).toEqual({
    identity: { firstName: 'Sam', lastName: 'New', email: 'sam@example.com', password: 'secret' },
    missing: [],
    answers: { activeDays: 3 },
  });
});

it('says what a form did not ask for', () => {
  expect(partIdentity({ firstName: 'Sam', password: 'secret' }).missing).toEqual(['lastName', 'email']);
});
