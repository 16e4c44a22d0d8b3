import { expect, it } from 'vitest';
import { moreArguments, readMoreFilters, writeMoreFilters } from './more-filters.ts';

const read = (query: string) => readMoreFilters(new URLSearchParams(query));

it.each([
  ['level=beginner&level=improver&age=7', { level: 'beginner,improver', age: '7' }],
  ['support=hearing-impairment&price=6', { support: 'hearing-impairment', price: '6' }],
  ['activity=aqua-fit', { activity: 'aqua-fit' }],
  ['activity=Aqua+Fit', {}],
  // Free of charge has a button of its own.
  ['price=free&women=only&when=evening', {}],
  ['age=old&price=7&level=%3Cb%3E', {}],
])('%s asks the server for %j', (query, expected) => {
  expect(moreArguments(read(query))).toEqual(expected);
});

it('keeps what has its own button, and folds the list again', () => {
  const before = new URLSearchParams('q=yoga&when=evening&price=free&women=only&show=40');
  const written = writeMoreFilters(before, { ...read(''), levels: ['beginner'] });
  expect(String(written)).toBe('q=yoga&when=evening&level=beginner&price=free&women=only');
});

it('replaces free of charge by a price', () => {
  const written = writeMoreFilters(new URLSearchParams('price=free'), { ...read(''), priceLimit: 600 });
  expect(String(written)).toBe('price=6');
});

it('takes everything away again', () => {
  expect(
    String(writeMoreFilters(new URLSearchParams('q=yoga&level=beginner&age=7&activity=yoga'), read(''))),
  ).toBe('q=yoga');
});
