import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { findPlaces, outcodeOf, searchKey } from './gazetteer.ts';
import { readGazetteer } from './read-gazetteer.ts';

const gazetteer = readGazetteer();

it.each([
  ['M33', 'M33'],
  [' m33 2al ', 'M33'],
  ['SW1A1AA', 'SW1A'],
  ['Sale', null],
  ['33', null],
])('reads the district of "%s"', (term, outcode) => {
  expect(outcodeOf(term)).toBe(outcode);
});

it('compares names without accents and punctuation', () => {
  expect(searchKey("  St. Ives-on-Sea's ")).toBe('st ives on seas');
});

it.each([
  ['M33', 'M33'],
  ['m332al', 'M33 2AL'],
  ['M33 9ZZ', 'M33'],
  ['sale', 'Sale'],
  ['manchester', 'Manchester'],
  ['plym', 'Plymouth'],
])('finds %s', (term, name) => {
  expect(findPlaces(gazetteer, term, 5)[0]?.name).toBe(name);
});

it.each(['', 'q', 'zzzzzz', '<script>', 'AA9 9ZZ'])('finds nothing for "%s"', (term) => {
  expect(findPlaces(gazetteer, term, 5)).toEqual([]);
});

it('keeps to the limit and repeats nothing', () => {
  const found = findPlaces(gazetteer, 'new', 3);
  expect(new Set(found).size).toBe(3);
});

describe('the geocoder', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const ask = async (path: string) => {
    const answer = await api.call(`GET /api/geocoding/${path}`);
    return { status: answer.status, body: JSON.parse(answer.text) };
  };

  it('answers a feature collection with the longitude first', async () => {
    const { status, body } = await ask('M33%202AL.json?key=riverside-local-map&country=gb&limit=5');
    expect(status).toBe(200);
    expect(body.type).toBe('FeatureCollection');
    const [lng, lat] = body.features[0].center;
    expect(lng).toBeCloseTo(-2.3, 0);
    expect(lat).toBeCloseTo(53.4, 0);
    expect(body.features[0].geometry.coordinates).toEqual([lng, lat]);
  });

  it.each([
    ['without a key', 'Sale.json', 403],
    ["with another tenant's key", 'Sale.json?key=harbour-local-map', 403],
    ['for far too long a term', `${'a'.repeat(150)}.json?key=riverside-local-map`, 400],
    ['of another kind', 'Sale.xml?key=riverside-local-map', 404],
  ])('refuses a search %s', async (_how, path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  it('finds nothing outside the country', async () => {
    expect((await ask('Sale.json?key=riverside-local-map&country=fr')).body.features).toEqual([]);
  });

  it('takes any limit', async () => {
    for (const limit of ['0', '-3', 'x', '1000']) {
      const { body } = await ask(`new.json?key=riverside-local-map&limit=${limit}`);
      expect(body.features.length).toBeGreaterThan(0);
      expect(body.features.length).toBeLessThanOrEqual(10);
    }
  });
});
