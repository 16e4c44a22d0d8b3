// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearJoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { testJoiningCart, testType } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { address, press } from '../../testing/open-sections.tsx';

const change = testJoiningCart({
  purchase: 'change',
  membershipId: '31',
  membershipType: testType({ name: 'Family' }),
});
const TITLE = 'Your change of membership isn’t finished';

beforeAll(() => import('../../screens/joining-draft.tsx'));
afterEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

const open = (
  cart = change,
  ...answers: NonNullable<Parameters<typeof openJoining>[1]>['answers'] & object
) => openJoining('/', { user: testUser, answers: [answer(joiningCart, cart), ...answers] });

it('a change that waits in the basket is mentioned, and continued with', async () => {
  open();
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText(/^Family is in your basket/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Continue with the change' }));
  expect(address()).toBe('/?change=31');
});

it('a renewal leads to renewing', async () => {
  open({ ...change, purchase: 'renewal' });
  expect(await screen.findByText('Your renewal isn’t finished')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue with the renewal' })).toHaveAttribute(
    'href',
    '/?renew=31',
  );
});

it('is dropped on request, and joining goes on', async () => {
  const page = open(change, answer(clearJoiningCart, {}));
  await press('Take it out of my basket');
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  expect(page.sent('DELETE', 'cart/clear')).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: /^Step 1 of \d: Choose your home centre/ })).toHaveFocus(),
  );
});

it('stays where that fails, and says so', async () => {
  const page = open(change, failure(clearJoiningCart, 500));
  await press('Take it out of my basket');
  await waitFor(() => expect(page.toasts).toHaveBeenCalledTimes(1));
  expect(screen.getByText(TITLE)).toBeVisible();
});

const complete = [{ section: 'details_section', missing: [] }];

it('a new membership that lacks nothing can be paid for at once', async () => {
  open(testJoiningCart({ steps: complete }));
  expect(await screen.findByText('Your membership is ready to pay for')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the checkout' })).toHaveAttribute('href', '/checkout');
});

it.each([
  ['lacks something', [{ section: 'dates_section', missing: [{ key: 'startDate', message: 'Too late.' }] }]],
  ['may lack something, on a server that does not say', undefined],
])('one that %s is continued with as ever', async (_why, steps) => {
  open(testJoiningCart({ ...(steps && { steps }) }));
  await waitFor(() => expect(address()).toContain('/membership/adult/recurring'));
  expect(await screen.findByRole('button', { name: /^Continue/ })).toBeVisible();
  expect(screen.queryByText(/ready to pay|isn’t finished/)).not.toBeInTheDocument();
});
