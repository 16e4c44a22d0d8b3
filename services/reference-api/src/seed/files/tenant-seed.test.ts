import { expect, it } from 'vitest';
import { readTenants } from './read-seed.ts';
import { parseTenants } from './tenant-seed.ts';

const [first] = readTenants();
const { dataFields: _questions, ...riverside } = first ?? { dataFields: [] };
const withSettings = (change: Record<string, unknown>) => [
  { ...riverside, siteConfiguration: { ...first?.siteConfiguration, ...change } },
];

it.each([
  ['a missing name', { name: undefined }, 'siteConfiguration.name', 'is missing or has the wrong shape'],
  [
    'a setting that is none',
    { language: 7 },
    'siteConfiguration.language',
    'is missing or has the wrong shape',
  ],
  [
    'a wording that is no text',
    { texts: { 'mf-bookings': { 'findVenue.lead': 7 } } },
    'siteConfiguration.texts.mf-bookings.findVenue.lead',
    'is missing or has the wrong shape',
  ],
  ['a setting nobody reads', { langauge: 'en-GB' }, 'siteConfiguration.langauge', 'is not known'],
])('refuses %s with the key and the file', (_what, change, key, problem) => {
  expect(() => parseTenants(withSettings(change), 'tenants.json')).toThrow(
    `tenants.json: 0.${key} ${problem}.`,
  );
});

it('refuses what is no list', () => {
  expect(() => parseTenants({}, 'tenants.json')).toThrow(
    'tenants.json: the content is missing or has the wrong shape.',
  );
});
