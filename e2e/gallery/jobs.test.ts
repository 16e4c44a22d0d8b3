import { expect, test } from 'vitest';
import { type GalleryFilter, ownerOf, planJobs } from './jobs.ts';
import type { Area, State } from './state.ts';

const everything: GalleryFilter = { tenants: [], only: [], widths: [], contents: [] };
const state = (more: Partial<State> = {}): State => ({
  id: 'home',
  title: 'Home',
  app: 'bookings',
  path: '/',
  prepare: async () => undefined,
  ...more,
});
const area = (...states: State[]): Area => ({ id: 'bookings', title: 'Bookings', states });
const planned = (states: State[], narrowing: Partial<GalleryFilter> = {}) =>
  planJobs([area(...states)], { ...everything, ...narrowing }).map(
    ({ state: { id }, tenant, content, widths }) => `${id} ${tenant} ${content} ${widths.join()}`,
  );

test('a state is photographed in every brand, with either content, one page for all widths', () => {
  expect(planned([state()])).toEqual([
    'home riverside light 1280,768,390,320',
    'home northpeak light 1280,768,390,320',
    'home harbour light 1280,768,390,320',
    'home riverside long 1280,768,390,320',
    'home northpeak long 1280,768,390,320',
    'home harbour long 1280,768,390,320',
  ]);
});

test('a state may be for some tenants, widths and contents only', () => {
  const phones = state({ tenants: ['harbour'], widths: [390, 320], contents: ['light'] });
  expect(planned([phones])).toEqual(['home harbour light 390,320']);
  expect(planned([phones], { widths: [1280] })).toEqual([]);
});

test('a state of someone is for the tenants that know them', () => {
  expect(planned([state({ as: 'alex', contents: ['light'] })])).toEqual([
    'home riverside light 1280,768,390,320',
  ]);
});

test('a fleeting state is opened again for each width', () => {
  const wish = { tenants: ['riverside'], contents: ['light'], widths: [390, 320] } as const;
  expect(planned([state({ isFleeting: true })], wish)).toEqual([
    'home riverside light 390',
    'home riverside light 320',
  ]);
});

test.each([
  ['home', ['home', 'home-loading']],
  ['bookings/', ['home', 'home-loading', 'venue']],
  ['loading', ['home-loading']],
  ['basket', []],
])('--only %s is for %j', (only, ids) => {
  const states = [state(), state({ id: 'home-loading' }), state({ id: 'venue' })];
  const wish = { tenants: ['riverside'], contents: ['light'], widths: [390], only: [only] } as const;
  expect(planned(states, wish)).toEqual(ids.map((id) => `${id} riverside light 390`));
});

test('a basket belongs to a person of a tenant; visitors have none', () => {
  const [visitor] = planJobs([area(state())], everything);
  const [sam] = planJobs([area(state({ as: 'sam' }))], everything);
  expect([visitor, sam].map((job) => job && ownerOf(job))).toEqual([null, 'riverside sam']);
});
