import { describe, expect, it } from 'vitest';
import { type EntryId, type NavigationContext, navigationEntries, titleOf } from './navigation-entries.ts';

const visitor: NavigationContext = {
  app: 'bookings',
  flags: { embedded: false, kiosk: false },
  onlineJoiningEnabled: false,
  kioskHomeUrl: null,
  venueSlug: null,
  isLoggedIn: false,
  mayBeStaff: false,
  mayManage: true,
  further: [],
};
const shop = { title: 'Shop', apps: ['bookings' as const], to: { app: 'bookings' as const, path: '/shop' } };
const attendance = {
  title: 'Attendance',
  apps: ['front-of-house' as const],
  to: { app: 'front-of-house' as const, path: '/attendance' },
};
const kiosk = { embedded: false, kiosk: true };
const destinationOf = (id: EntryId, situation: Partial<NavigationContext>) =>
  navigationEntries({ ...visitor, ...situation }).find((entry) => entry.id === id)?.destination;

describe('navigationEntries', () => {
  it.each<[string, Partial<NavigationContext>, EntryId[]]>([
    ['a visitor', {}, ['book']],
    ['a customer', { isLoggedIn: true }, ['book', 'account']],
    ['a visitor where joining is on', { onlineJoiningEnabled: true }, ['book', 'membership']],
    ['a kiosk', { flags: kiosk }, ['kiosk-home', 'book']],
    [
      'everything at once',
      { flags: kiosk, onlineJoiningEnabled: true, isLoggedIn: true },
      ['kiosk-home', 'book', 'membership', 'account'],
    ],
  ])('offers %s what applies', (_, situation, ids) => {
    expect(navigationEntries({ ...visitor, ...situation }).map(({ id }) => id)).toEqual(ids);
  });

  it('puts entries of remotes after its own, before the account', () => {
    const entries = navigationEntries({ ...visitor, isLoggedIn: true, further: [shop] });
    expect(entries.map(titleOf)).toEqual(['Book an activity', 'Shop', 'My account']);
    expect(entries[1]?.destination).toEqual({ app: 'bookings', path: '/shop' });
  });

  it('keeps the audit log from staff of the desk', () => {
    const log = { ...attendance, title: 'Audit log', to: { ...attendance.to, path: '/audit-log' } };
    const titles = (mayManage: boolean) =>
      navigationEntries({ ...visitor, mayBeStaff: true, mayManage, further: [attendance, log] }).map(titleOf);
    expect(titles(true)).toEqual(['Book an activity', 'Attendance', 'Audit log']);
    expect(titles(false)).toEqual(['Book an activity', 'Attendance']);
  });

  it('keeps the pages of staff from everyone who is known not to be staff', () => {
    const titles = (mayBeStaff: boolean) =>
      navigationEntries({ ...visitor, app: 'front-of-house', mayBeStaff, further: [shop, attendance] }).map(
        titleOf,
      );
    expect(titles(true)).toEqual(['Book an activity', 'Shop', 'Attendance']);
    expect(titles(false)).toEqual(['Book an activity', 'Shop']);
  });

  it.each<[Partial<NavigationContext>, object]>([
    [{}, { app: 'bookings', path: '/' }],
    [{ venueSlug: 'sale' }, { app: 'bookings', path: '/location/sale' }],
    [{ app: 'my-account' }, { app: 'bookings', path: '/' }],
    [
      { app: 'my-account', venueSlug: 'sale' },
      { app: 'bookings', path: '/redirect-to-selected-venue' },
    ],
  ])('links from %o to the page to book', (situation, destination) => {
    expect(destinationOf('book', situation)).toEqual(destination);
  });

  it.each<[string | null, object]>([
    [null, { app: 'online-joining', path: '/kiosk' }],
    ['https://kiosk.example.com/', { url: 'https://kiosk.example.com/' }],
  ])('takes the kiosk home %s of the site configuration', (kioskHomeUrl, destination) => {
    expect(destinationOf('kiosk-home', { flags: kiosk, kioskHomeUrl })).toEqual(destination);
  });
});
