import { readSeed, type Seed } from '../seed/seed-data.ts';

/** Two venues with their own brand and one without; one venue for each of the other tenants. */
const TEST_VENUES = [
  'sale-leisure-centre',
  'manchester-aquatics-centre',
  'beactive-urmston',
  'royal-commonwealth-pool',
  'plymouth-life-centre',
];

/** The real seed with a handful of venues. */
export function readTestSeed(): Seed {
  const seed = readSeed();
  return { ...seed, venues: seed.venues.filter(({ slug }) => TEST_VENUES.includes(slug)) };
}
