// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { acceptedWaivers } from 'shared-contracts/api/accepted-waivers';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, expect, it } from 'vitest';
import { open } from './details-testing.tsx';

const waiver = { id: 'climbing.1', title: 'Climbing', html: '<p>Check your knot.</p>', acceptances: [] };

afterEach(cleanup);

it('leads to the waivers that were accepted', async () => {
  open(answer(acceptedWaivers, { person: 'Alex Fairbairn', waivers: [waiver] }));
  expect(await screen.findByRole('link', { name: 'Read or print what you have accepted' })).toHaveAttribute(
    'href',
    '/waivers',
  );
});

it('keeps the way to them while they cannot be loaded', async () => {
  open(failure(acceptedWaivers, 500));
  expect(await screen.findByRole('link', { name: 'Read or print what you have accepted' })).toBeVisible();
});

it.each([
  ['nothing was accepted', answer(acceptedWaivers, { person: 'Alex Fairbairn', waivers: [] })],
  ['the API does not know the call', failure(acceptedWaivers, 404)],
])('says nothing of waivers where %s', async (_why, stored) => {
  const { requests } = open(stored);
  await screen.findByText('You have no saved cards. You can save one when you pay.');
  await expect.poll(() => requests.some(({ url }) => url.includes('waivers'))).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Waivers' })).toBeNull();
});
