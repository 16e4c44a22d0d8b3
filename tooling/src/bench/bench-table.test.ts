import { expect, it } from 'vitest';
import { type BenchRow, benchTable, ratios } from './bench-table.ts';

const row = (build: BenchRow['build'], figures: Partial<BenchRow> = {}): BenchRow => ({
  page: 'bookings home',
  profile: 'slow 4G link',
  cache: 'cold',
  build,
  ...{ requests: 9, scriptKilobytes: 160, depth: 2, fcp: 600, lcp: 700, cls: 0, tbt: 300 },
  ...{ longest: 200, content: 650, answered: 2000 },
  ...figures,
});

it('compares a page with every other build of it', () => {
  const rows = [
    row('federated'),
    row('one bundle', { content: 1300 }),
    row('other', { answered: null, tbt: 0 }),
  ];
  expect(ratios(rows)).toEqual([
    'bookings home, slow 4G link, of the one bundle: content 0.50, answered 1.00, lcp 1.00, tbt 1.00',
    'bookings home, slow 4G link, of the other: content 1.00, lcp 1.00',
  ]);
});

it('says so where nothing was clicked', () => {
  const [head, line] = benchTable([row('federated', { answered: null })]).split('\n');
  expect(head).toContain('content  answered');
  expect(line).toMatch(/ 650 +- +700 /);
});
