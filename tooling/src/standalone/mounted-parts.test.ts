import { expect, it } from 'vitest';
import { mountedParts } from './mounted-parts.ts';

it('the page of joining is built with the remotes it mounts: joining, and the basket with its checkout', () => {
  const [page, ...mounted] = mountedParts();
  expect(page).toBe('standalone');
  expect(mounted.sort()).toEqual(['mf-basket', 'mf-joining']);
});
