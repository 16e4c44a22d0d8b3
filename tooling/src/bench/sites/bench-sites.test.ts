import { expect, it } from 'vitest';
import { BENCH_PAGES } from '../bench-pages.ts';
import { isDrawnOn, targetOn } from './bench-sites.ts';

const { basket, 'venue page': venue } = BENCH_PAGES as Record<string, (typeof BENCH_PAGES)[string] & object>;

it('visits a personal page only where it is served as it is', () => {
  if (!basket) throw new Error('There is no basket to visit.');
  expect(isDrawnOn('one bundle', basket)).toBe(true);
  expect(isDrawnOn('static HTML', basket)).toBe(false);
  expect(isDrawnOn('drawn by scripts', basket)).toBe(false);
});

it('clicks nothing where there are no scripts, and asks for a page that is not rendered by a query', () => {
  if (!venue) throw new Error('There is no venue page to visit.');
  expect(targetOn('static HTML', venue).click).toBeNull();
  expect(targetOn('drawn by scripts', venue).path).toBe(`${venue.path}?drawn=by-scripts`);
  expect(targetOn('federated', venue)).toBe(venue);
});
