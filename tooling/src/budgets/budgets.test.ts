import type { PublishedRemote } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import { type BudgetList, readBudgets, type View } from './budget-list.ts';
import { firstViewScripts } from './first-view.ts';
import { countCopies, describeMeasured, isWithinBudget, measureSizes } from './measure.ts';

const shell = { main: ['/shell/main.js'], tiers: { 'login-form': ['/shell/login.js'] } };
const standalone = { main: ['/standalone/main.js'], tiers: {} };

function remote(
  name: string,
  slots: PublishedRemote['descriptor']['slots'],
  chunks: PublishedRemote['chunks'],
): PublishedRemote {
  return {
    descriptor: { name, displayName: name, contract: 1, routes: [], slots },
    version: '1.0.0',
    entry: `/${name}/entry.js`,
    integrity: null,
    container: name,
    chunks,
  };
}

const remotes = [
  remote(
    'mf-navigation',
    [
      { slot: 'header', id: 'header', apps: ['bookings', 'my-account'] },
      { slot: 'footer', id: 'footer', apps: ['bookings'] },
    ],
    { header: ['/nav/remote.js', '/nav/header.js'], footer: ['/nav/footer.js'] },
  ),
  remote('mf-bookings', [], { home: ['/book/home.js'], venue: ['/book/home.js', '/book/venue.js'] }),
  remote('mf-basket', [{ slot: 'background', id: 'background', apps: ['bookings'] }], {
    background: ['/basket/background.js'],
  }),
];

const home: View = { name: 'home', app: 'bookings', route: 'mf-bookings/home', kilobytes: 10 };

describe('the scripts of a first view', () => {
  it('are those of the shell, the header and the route; what loads later is not among them', () => {
    expect(firstViewScripts(shell, remotes, home)).toEqual([
      '/shell/main.js',
      '/mf-navigation/entry.js',
      '/nav/remote.js',
      '/nav/header.js',
      '/mf-bookings/entry.js',
      '/book/home.js',
    ]);
  });

  it('take in the later parts that a view needs', () => {
    const withVenue = firstViewScripts(shell, remotes, { ...home, parts: ['mf-bookings/venue'] });
    expect(withVenue.at(-1)).toBe('/book/venue.js');
  });

  it('of a screen of the shell has its tiers instead of a route', () => {
    const login: View = { name: 'login', app: 'my-account', tiers: ['login-form'], kilobytes: 10 };
    expect(firstViewScripts(shell, remotes, login)).toEqual([
      '/shell/main.js',
      '/shell/login.js',
      '/mf-navigation/entry.js',
      '/nav/remote.js',
      '/nav/header.js',
    ]);
  });

  it('of an embedded view have nothing for header and footer', () => {
    expect(firstViewScripts(standalone, remotes, { ...home, embedded: true })).toEqual([
      '/standalone/main.js',
      '/mf-bookings/entry.js',
      '/book/home.js',
    ]);
  });

  it.each([
    ['a remote', { ...home, route: 'mf-nobody/home' }, 'There is no remote mf-nobody.'],
    ['a route', { ...home, route: 'mf-bookings/nowhere' }, "mf-bookings publishes no 'nowhere'."],
    ['a later part', { ...home, parts: ['mf-bookings/map'] }, "mf-bookings publishes no 'map'."],
    ['the remote of a later part', { ...home, parts: ['mf-shop/map'] }, 'There is no remote mf-shop.'],
    ['a tier', { ...home, tiers: ['maps'] }, "The host has no part 'maps'."],
  ])('is unknown when %s does not exist', (_, view, message) => {
    expect(() => firstViewScripts(shell, remotes, view)).toThrow(message);
  });
});

describe('what is measured', () => {
  const venue: View = { ...home, name: 'venue', route: 'mf-bookings/venue', over: 'home', kilobytes: 1 };
  const budgets: BudgetList = { views: [home, venue], entryKilobytes: 3, copies: {} };

  it('leaves out a view that has no budget of its own', () => {
    const { kilobytes: _none, ...unmeasured } = home;
    const list = { ...budgets, views: [unmeasured, venue] };
    const names = measureSizes(list, { shell, standalone }, remotes, () => 1024).map(({ name }) => name);
    expect(names).not.toContain('home');
    expect(names[0]).toContain('over home');
  });

  it('takes the standalone page for an embedded view, and leaves the view out where there is none', () => {
    const list = { ...budgets, views: [{ ...home, embedded: true }] };
    const own = (script: string) => (script === '/standalone/main.js' ? 5 * 1024 : 0);
    const [row] = measureSizes(list, { shell, standalone }, remotes, own);
    expect(row).toMatchObject({ name: 'home', value: 5 });
    const without = measureSizes(list, { shell, standalone: null }, remotes, own);
    expect(without.map(({ name }) => name)).not.toContain('home');
  });

  it('counts a later view without what the one before it has loaded', () => {
    const [first, second, ...entries] = measureSizes(budgets, { shell, standalone }, remotes, () => 1024);
    expect([first?.value, second?.value]).toEqual([6, 1]);
    expect(second?.name).toBe('venue, over home');
    expect(entries.map(({ name, allowed }) => [name, allowed])).toContainEqual(['entry of mf-basket', 3]);
  });

  it.each([
    ['a library that is there once', ['react here', ''], true],
    ['a library that a remote brings again', ['react here', 'react here'], false],
    ['a mark that no longer occurs', ['', ''], false],
  ])('%s', (_, scripts, expected) => {
    const [row] = countCopies({ react: 'react here' }, scripts);
    expect(row && isWithinBudget(row)).toBe(expected);
  });

  it('marks what is not kept in the table', () => {
    const lines = describeMeasured([
      { name: 'home', value: 9.96, allowed: 10, unit: 'KB' },
      { name: 'react', value: 2, allowed: 1, unit: 'copies' },
    ]);
    expect(lines[0]).toBe('   home      10.0 of  10 KB');
    expect(lines[1]).toContain('2 of   1 copies  ← not kept');
  });
});

it('the list of budgets names each view once', () => {
  const names = readBudgets().views.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
