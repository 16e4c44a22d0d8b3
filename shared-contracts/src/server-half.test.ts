import { expect, test } from 'vitest';
import type { RemoteDescriptor } from './remote.ts';
import { safeParse } from './schema.ts';
import { findUnrenderable, readRemoteFile, remoteFileSchema } from './server-half.ts';

const descriptor: RemoteDescriptor = {
  name: 'mf-shop',
  displayName: 'The shop',
  contract: 1,
  routes: [
    { id: 'home', apps: ['bookings'], path: '/shop', title: 'Shop' },
    { id: 'orders', apps: ['bookings'], path: '/orders', title: 'Orders', guard: 'customer' },
    { id: 'log-in', apps: ['bookings'], path: '/log-in', title: 'Log in', guard: 'visitor' },
  ],
  slots: [{ slot: 'header', id: 'badge', apps: ['bookings'] }],
};

test.each([
  [['home', 'badge', 'log-in', 'orders'], []],
  [[], []],
  [['basement'], ["serverRendered names 'basement', which is neither a route nor a slot."]],
])('%j may be rendered on the server except for %j', (ids, reasons) => {
  expect(findUnrenderable(descriptor, ids)).toEqual(reasons);
});

test('hosts read the descriptor without what the server may render', () => {
  const read = safeParse(remoteFileSchema, { ...descriptor, serverRendered: ['home'] });
  expect(read.success && readRemoteFile(read.data)).toEqual({ descriptor, serverRendered: ['home'] });
  const without = safeParse(remoteFileSchema, descriptor);
  expect(without.success && readRemoteFile(without.data).serverRendered).toEqual([]);
});
