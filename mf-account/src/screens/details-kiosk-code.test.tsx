// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataFields } from 'shared-contracts/api/data-fields';
import { emailConfirmation } from 'shared-contracts/api/email-confirmation';
import { kioskCodeState, newKioskCode } from 'shared-contracts/api/kiosk-codes';
import { ownLogins } from 'shared-contracts/api/logins';
import { savedCards } from 'shared-contracts/api/saved-cards';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, expect, it, vi } from 'vitest';
import DetailsScreen from './details-screen.tsx';
import { openAt, questions } from './details-testing.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (...answers: TestAnswer[]) => openAt({ kioskCodesEnabled: true }, ...answers);

/** The page that the QR code of a kiosk opens. */
function scan(kioskCodesEnabled: boolean, ...answers: TestAnswer[]) {
  return renderWithPlatform(<DetailsScreen />, {
    app: 'my-account',
    path: '/user-details?kiosk-code',
    user: testUser,
    client: { kioskCodesEnabled },
    answers: [answer(dataFields, questions), answer(savedCards, []), failure(ownLogins, 404), ...answers],
  });
}

it('shows a code for a screen in the centre, until when it works and what not to do with it', async () => {
  const expiresAt = new Date(Date.now() + 180_000).toISOString();
  const { sent } = show(answer(newKioskCode, { code: '48291736', expiresAt }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show a code' }));
  expect(await screen.findByText('4829 1736')).toBeVisible();
  expect(screen.getByText(/^It works once, until \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByText(/Never tell it to anyone/)).toBeVisible();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4829/);
  expect(sent('POST')).toHaveLength(1);
});

it('takes the code away once it has expired', async () => {
  show(answer(newKioskCode, { code: '48291736', expiresAt: new Date(Date.now() - 1).toISOString() }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show a code' }));
  expect(await screen.findByRole('button', { name: 'Show a code' })).toBeVisible();
  expect(screen.queryByText('4829 1736')).not.toBeInTheDocument();
});

it('says why there is none', async () => {
  show(failure(newKioskCode, 429, { message: 'Too many attempts. Try again in 15 minutes.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show a code' }));
  expect(await screen.findByText(/Try again in 15 minutes/)).toBeVisible();
});

it('is not offered where the API gives no codes', async () => {
  openAt({}, answer(ownLogins, []));
  expect(await screen.findByRole('heading', { name: 'Where you’re logged in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show a code' })).not.toBeInTheDocument();
});

it('shows a code at once on the page that the kiosk’s QR code opens, and nothing else', async () => {
  const expiresAt = new Date(Date.now() + 180_000).toISOString();
  const { requests } = scan(true, answer(newKioskCode, { code: '48291736', expiresAt }));
  expect(await screen.findByText('4829 1736')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in at a screen in the centre');
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my details' })).toHaveAttribute('href', '/user-details');
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says that the code was used at the screen, and no longer shows it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const expiresAt = new Date(Date.now() + 180_000).toISOString();
  let state: 'waiting' | 'used' = 'waiting';
  const { requests } = scan(
    true,
    answer(newKioskCode, { code: '48291736', expiresAt }),
    answer(kioskCodeState, () => ({ state })),
  );
  const asked = () => requests.filter(({ method, url }) => method === 'GET' && url.endsWith('/kiosk-code'));
  expect(await screen.findByText('4829 1736')).toBeVisible();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked()).toHaveLength(1);
  expect(screen.getByText('4829 1736')).toBeVisible();
  state = 'used';
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('You’re logged in at the screen')).toBeVisible();
  expect(screen.queryByText('4829 1736')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Show a new code' })).toBeVisible();
});

it('asks once, and shows the code until it expires, where the API does not know whether it was used', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const expiresAt = new Date(Date.now() + 180_000).toISOString();
  const { requests } = scan(
    true,
    answer(newKioskCode, { code: '48291736', expiresAt }),
    failure(kioskCodeState, 404),
  );
  expect(await screen.findByText('4829 1736')).toBeVisible();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requests.filter(({ method, url }) => method === 'GET' && url.endsWith('/kiosk-code'))).toHaveLength(
    1,
  );
  expect(screen.getByText('4829 1736')).toBeVisible();
});

it('offers a new one on that page once the code has expired', async () => {
  scan(true, answer(newKioskCode, { code: '48291736', expiresAt: new Date(Date.now() - 1).toISOString() }));
  expect(await screen.findByText('That code has expired.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show a new code' })).toBeVisible();
});

it('shows the details at that address where the API gives no codes', async () => {
  scan(false, answer(ownLogins, []), failure(emailConfirmation, 404));
  expect(await screen.findByRole('heading', { name: 'Where you’re logged in' })).toBeVisible();
});
