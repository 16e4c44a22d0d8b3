import { describe, expect, it } from 'vitest';
import { type AccountContext, type AccountPath, accountSections, ariaCurrent } from './account-sections.ts';

const everything: AccountContext = { guestPassesEnabled: true, isPhone: false, hasRoute: () => true };
const only =
  (...paths: AccountPath[]) =>
  (path: AccountPath) =>
    paths.includes(path);
const pathsOf = (situation: Partial<AccountContext>) =>
  accountSections({ ...everything, ...situation }).map(({ path }) => path);

describe('accountSections', () => {
  it.each<[string, Partial<AccountContext>, AccountPath[]]>([
    [
      'every section',
      {},
      ['/', '/user-details', '/memberships', '/packages', '/bookings', '/guest-passes', '/payments'],
    ],
    [
      'the upcoming bookings on a phone',
      { isPhone: true, hasRoute: only('/', '/bookings', '/bookings/upcoming') },
      ['/', '/bookings/upcoming'],
    ],
    [
      'the bookings on a phone while there is no screen of the upcoming ones',
      { isPhone: true, hasRoute: only('/', '/bookings') },
      ['/', '/bookings'],
    ],
    [
      'guest passes only where they are enabled',
      { guestPassesEnabled: false, hasRoute: only('/', '/guest-passes', '/payments') },
      ['/', '/payments'],
    ],
    ['what has a screen', { hasRoute: only('/', '/memberships') }, ['/', '/memberships']],
    ['nothing where there is one screen', { hasRoute: only('/') }, []],
  ])('are %s', (_, situation, paths) => {
    expect(pathsOf(situation)).toEqual(paths);
  });
});

describe('ariaCurrent', () => {
  const dashboard = { id: 'dashboard', path: '/' } as const;
  const details = { id: 'details', path: '/user-details' } as const;
  const bookings = { id: 'bookings', path: '/bookings/upcoming' } as const;

  it.each([
    [dashboard, '/', 'page'],
    [dashboard, '/bookings', undefined],
    [bookings, '/bookings/upcoming', 'page'],
    [bookings, '/bookings', 'true'],
    [bookings, '/bookings/past', 'true'],
    [bookings, '/bookings-of-old', undefined],
    [details, '/waivers', 'true'],
  ])('of %o on %s is %s', (section, pathname, mark) => {
    expect(ariaCurrent(section, pathname)).toBe(mark);
  });
});
