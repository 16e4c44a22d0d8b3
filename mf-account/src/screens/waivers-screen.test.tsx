// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AcceptedWaiver, acceptedWaivers } from 'shared-contracts/api/accepted-waivers';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import WaiversScreen from './waivers-screen.tsx';

const waiver: AcceptedWaiver = {
  id: 'climbing.1',
  title: 'Climbing: risks and rules',
  html: '<p>Check your knot.</p>',
  acceptances: [
    {
      attendee: 'Mia Carter',
      acceptedBy: 'Casey Carter',
      isNotedAtDesk: true,
      acceptedAt: '2026-11-20T18:30:00+00:00',
    },
    {
      attendee: 'Casey Carter',
      acceptedBy: null,
      isNotedAtDesk: false,
      acceptedAt: '2026-11-19T18:30:00+00:00',
    },
  ],
};
const listed = (...waivers: AcceptedWaiver[]) => answer(acceptedWaivers, { person: 'Casey Carter', waivers });

const open = (...answers: TestAnswer[]) =>
  renderWithPlatform(<WaiversScreen />, { app: 'my-account', user: testUser, path: '/waivers', answers });
const openAtDesk = (isStaff: boolean) =>
  renderWithPlatform(<WaiversScreen />, {
    app: 'front-of-house',
    user: { ...testUser, isStaff },
    path: '/waivers/casey',
    route: '/waivers/:personId',
    answers: [listed(waiver)],
  });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says which wording was accepted, for whom, when and by whom, and prints it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open(listed(waiver));
  const shown = within(await screen.findByRole('article', { name: waiver.title }));
  const rows = within(shown.getByRole('list', { name: `Accepted: ${waiver.title}` })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'For Mia Carter on 20 Nov 2026 at 18:30Accepted by Casey Carter at the desk',
    'For Casey Carter on 19 Nov 2026 at 18:30Accepted online',
  ]);
  expect(await shown.findByText('Check your knot.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('says when nothing was accepted yet, and prints nothing', async () => {
  open(listed());
  expect(await screen.findByText('No accepted waivers')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('is waited for, and can be requested again', async () => {
  let isDown = true;
  open({
    endpoint: acceptedWaivers,
    respond: (request) => (isDown ? failure(acceptedWaivers, 500) : listed(waiver)).respond(request),
  });
  expect(await screen.findByText('Loading the accepted waivers')).toHaveAttribute('role', 'status');
  expect(await screen.findByText('The accepted waivers could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: waiver.title })).toBeVisible();
});

it('shows staff those of the customer they serve', async () => {
  const { requests } = openAtDesk(true);
  expect(await screen.findByText(/^What Casey Carter has accepted/)).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain('/api/v1/my-account/waivers?selected_user_id=casey');
});

it('shows no one else those of a customer', async () => {
  const { requests } = openAtDesk(false);
  expect(await screen.findByText('This page is for staff')).toBeVisible();
  expect(requests.filter(({ url }) => url.includes('waivers'))).toEqual([]);
});
