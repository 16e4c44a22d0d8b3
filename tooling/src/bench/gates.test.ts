import { expect, it } from 'vitest';
import type { BenchRow } from './bench-table.ts';
import { describeGates, gatesOf, isWithin } from './gates.ts';

const row = (build: BenchRow['build'], figures: Partial<BenchRow> = {}): BenchRow => ({
  page: 'venue page',
  profile: 'slow 4G mobile',
  cache: 'cold',
  build,
  ...{ requests: 9, scriptKilobytes: 150, depth: 2, fcp: 600, lcp: 700, cls: 0, tbt: 300 },
  ...{ longest: 200, content: 700, answered: 2000 },
  ...figures,
});

const rows = [
  row('federated'),
  row('federated', { cache: 'warm', requests: 1 }),
  row('drawn by scripts', { content: 2800, lcp: 3500 }),
  row('static HTML', { content: 500, lcp: 350 }),
];
const failed = (list: readonly BenchRow[]) =>
  gatesOf(list, ['venue page'])
    .filter((gate) => !isWithin(gate))
    .map(({ what }) => what);

it('compares a public page with the page drawn by scripts, the page without them, and fixed figures', () => {
  expect(describeGates(gatesOf(rows, ['venue page']))).toEqual([
    'pass  venue page: content, of the drawn by scripts: 0.25 of 0.25',
    'pass  venue page: lcp, of the drawn by scripts: 0.20 of 0.25',
    'pass  venue page: content, of the static HTML: 1.40 of 1.9',
    'FAIL  venue page: lcp, of the static HTML: 2.00 of 1.9',
    'pass  venue page: tbt in ms: 300 of 350',
    'pass  venue page: longest in ms: 200 of 250',
    'pass  venue page: answered in ms: 2000 of 2200',
    'pass  venue page: layout shift: 0.00 of 0.01',
    'pass  venue page: requests, cold: 9 of 10',
    'pass  venue page: requests, warm: 1 of 1',
  ]);
});

it.each([
  [{ tbt: 351 }, 'venue page: tbt in ms'],
  [{ longest: 251 }, 'venue page: longest in ms'],
  [{ answered: 2201 }, 'venue page: answered in ms'],
  [{ cls: 0.02 }, 'venue page: layout shift'],
  [{ requests: 11 }, 'venue page: requests, cold'],
])('%j fails', (figures, what) => {
  const [cold, warm] = [row('federated', figures), row('federated', { cache: 'warm', requests: 1 })];
  expect(failed([cold, warm])).toEqual([what]);
});

it('judges counts exactly, and leaves times to the reader', () => {
  const exact = gatesOf(rows, ['venue page']).filter(({ isExact }) => isExact);
  expect(exact.map(({ what }) => what)).toEqual([
    'venue page: layout shift',
    'venue page: requests, cold',
    'venue page: requests, warm',
  ]);
});

it('says nothing of a page that was not visited', () => {
  expect(gatesOf(rows, ['bookings home'])).toEqual([]);
});
