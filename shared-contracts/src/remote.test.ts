import { safeParse } from 'shared-contracts/schema';
import { describe, expect, it } from 'vitest';
import { CONTRACT_VERSION, isServedContract, remoteDescriptorSchema, topSlots } from './remote.ts';

const descriptor = {
  name: 'mf-shop',
  displayName: 'The shop',
  contract: 1,
  routes: [{ id: 'home', apps: ['bookings'], path: '/shop', title: 'Shop' }],
  slots: [],
};

describe('a remote descriptor', () => {
  it('is taken when it keeps the contract', () => {
    expect(safeParse(remoteDescriptorSchema, descriptor).success).toBe(true);
  });

  it('may bring entries of the navigation', () => {
    const entry = { title: 'Shop', apps: ['bookings', 'my-account'], to: { app: 'bookings', path: '/shop' } };
    expect(safeParse(remoteDescriptorSchema, { ...descriptor, navigation: [entry] }).success).toBe(true);
    const elsewhere = { ...entry, to: { app: 'bookings', path: 'https://example.com' } };
    expect(safeParse(remoteDescriptorSchema, { ...descriptor, navigation: [elsewhere] }).success).toBe(false);
  });

  it.each([
    { ...descriptor, name: 'Shop' },
    { ...descriptor, contract: '1' },
    { ...descriptor, surprise: true },
    { ...descriptor, routes: [{ ...descriptor.routes[0], path: 'shop' }] },
    { ...descriptor, routes: [{ ...descriptor.routes[0], apps: ['shop'] }] },
    { ...descriptor, slots: [{ slot: 'sidebar', id: 'x', apps: ['bookings'] }] },
  ])('is refused when it breaks it: %o', (broken) => {
    expect(safeParse(remoteDescriptorSchema, broken).success).toBe(false);
  });

  it('is served for this contract version and the one before', () => {
    expect(isServedContract(CONTRACT_VERSION)).toBe(true);
    expect(isServedContract(CONTRACT_VERSION - 1)).toBe(true);
    expect(isServedContract(CONTRACT_VERSION + 1)).toBe(false);
    expect(isServedContract(CONTRACT_VERSION - 2)).toBe(false);
  });
});

describe('the bar above the screen', () => {
  it.each([
    ['bookings', false, false, ['header', 'breadcrumb']],
    ['bookings', false, true, ['header', 'breadcrumb']],
    ['online-joining', false, true, ['kiosk-bar', 'breadcrumb']],
    ['online-joining', true, true, []],
    ['my-account', true, false, []],
  ] as const)('on %s, embedded %s, kiosk %s: %j', (app, embedded, kiosk, slots) => {
    expect(topSlots(app, { embedded, kiosk })).toEqual(slots);
  });
});
