import { expect, it } from 'vitest';
import { testJoiningCart } from '../../testing/membership-examples.ts';
import { beginRenewal, retainHomeCentre } from './held-membership-steps.ts';
import { freshJoining } from './joining.ts';

it('a change starts with the home centre, once', () => {
  const started = retainHomeCentre(freshJoining, 'sale');
  expect(started).toMatchObject({
    centreSlug: 'sale',
    edited: ['centre_section'],
    open: 'membership_section',
  });
  expect(retainHomeCentre(started, 'bury')).toBe(started);
});

it('a renewal starts with its centre and membership edited', () => {
  const renewal = testJoiningCart({ purchase: 'renewal', membershipId: '31' });
  expect(beginRenewal(freshJoining, renewal)).toMatchObject({
    mode: 'renew',
    open: 'dates_section',
    edited: ['centre_section', 'membership_section'],
  });
});
