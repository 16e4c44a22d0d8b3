import { expect, it } from 'vitest';
import { seoResultOf } from './lighthouse.ts';

it('has the score of 100, and what did not pass', () => {
  const audits = { canonical: { score: 0 }, title: { score: 1 }, 'structured-data': { score: null } };
  expect(seoResultOf({ categories: { seo: { score: 0.92 } }, audits })).toEqual({
    score: 92,
    failed: ['canonical'],
  });
  expect(seoResultOf({ categories: { seo: { score: null } }, audits: {} }).score).toBe(0);
});
