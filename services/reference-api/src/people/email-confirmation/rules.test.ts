import { expect, test } from 'vitest';
import { type AddressConfirmation, emailStateOf } from './rules.ts';

const at = new Date('2026-06-10T08:00:00Z');

test.each<[string, AddressConfirmation | undefined, string]>([
  ['nobody was asked about', undefined, 'unknown'],
  ['has had no answer', { confirmedAt: null, disownedAt: null }, 'unconfirmed'],
  ['was confirmed', { confirmedAt: at, disownedAt: null }, 'confirmed'],
  ['was disowned', { confirmedAt: null, disownedAt: at }, 'disowned'],
])('an address that %s', (_what, asked, state) => {
  expect(emailStateOf(asked)).toBe(state);
});
