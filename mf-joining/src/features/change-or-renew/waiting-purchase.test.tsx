// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearJoiningCart, joiningCart } from 'shared-contracts/api/joining-cart';
import { answer, failure, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SECTION_IDS } from '../../shared/machine/section-ids.ts';
import { testJoiningCart, testType } from '../../testing/membership-examples.ts';
import { openJoining } from '../../testing/open-joining.tsx';
import { address, enter, press } from '../../testing/open-sections.tsx';

const change = testJoiningCart({
  purchase: 'change',
  membershipId: '31',
  membershipType: testType({ name: 'Family' }),
});
const TITLE = 'Your change of membership isn’t finished';

beforeAll(() => import('./waiting-purchase.tsx'));
afterEach(() => {
  vi.restoreAllMocks();
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

const checked = (lacking: readonly string[] = []) =>
  SECTION_IDS.map((section) => ({
    section,
    missing: lacking.includes(section) ? [{ key: 'x', message: 'Missing.' }] : [],
  }));
const status = async (name: RegExp) =>
  (await screen.findByRole('region', { name })).getAttribute('data-status');

it('a new membership that lacks nothing is shown as completed, and can be paid for at once', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  open(testJoiningCart({ steps: checked() }));
  const title = await screen.findByText('Your membership is ready to pay for');
  expect(title).toBeVisible();
  const toCheckout = screen.getByRole('link', { name: 'Go to the checkout' });
  expect(toCheckout).toHaveAttribute('href', '/checkout');
  expect(toCheckout).toHaveAttribute('data-variant', 'primary');
  const shown = scrolled.mock.contexts.find((place) => (place as Node).contains(title));
  expect(shown).toBeDefined();
  expect(await status(/Monthly payment\s*, completed/)).toBe('completed');
  expect(await status(/Confirm your details\s*, completed/)).toBe('completed');
  expect(await status(/Checkout/)).toBe('next');
});

it('one that lacks something says what, and leads there', async () => {
  open(testJoiningCart({ steps: checked(['dates_section', 'dd_section']) }));
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Check the dates and agree to the terms',
    'Enter your bank details',
    'Confirm your details',
  ]);
  expect(screen.getByText('3 things left before you pay')).toBeVisible();
  expect(await status(/Monthly payment\s*, Still to do/)).toBe('incomplete');
  expect(screen.queryByText('Confirmed')).not.toBeInTheDocument();
  await press('Check the dates and agree to the terms');
  expect(await status(/Review & select dates/)).toBe('open');
});

it('one whose account is known by its end keeps that, unless another is entered', async () => {
  open(testJoiningCart({ accountEnding: '4958', steps: checked() }));
  const section = await screen.findByRole('region', { name: /Monthly payment\s*, completed/ });
  expect(section).toHaveTextContent('Account ending 4958');
  fireEvent.click(within(section).getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/^We have the account ending 4958\./)).toBeVisible();
  const save = await screen.findByRole('button', { name: 'Save and continue' });
  expect(save).toBeEnabled();
  await enter('Sort code', '08-99-99');
  expect(save).toBeDisabled();
  await enter('Sort code', '');
  expect(save).toBeEnabled();
});

it('the account that is kept is shown to be checked by its end, and by its holder where the server tells it', async () => {
  const edit = async () => {
    const section = await screen.findByRole('region', { name: /Confirm your details\s*, completed/ });
    fireEvent.click(within(section).getByRole('button', { name: 'Edit' }));
    expect(await within(section).findByText('Check your Direct Debit details')).toBeVisible();
    return section;
  };
  const page = open(testJoiningCart({ accountEnding: '4958', accountHolder: 'S New', steps: checked() }));
  expect(await edit()).toHaveTextContent('Account holder nameS NewBank accountAccount ending 4958');
  page.unmount();
  sessionStorage.clear();
  open(testJoiningCart({ accountEnding: '4958', steps: checked() }));
  const section = await edit();
  expect(section).toHaveTextContent('Bank accountAccount ending 4958');
  expect(section).not.toHaveTextContent('Account holder name');
});

it('one on a server that does not say what it lacks asks for it again', async () => {
  open(testJoiningCart());
  expect(await screen.findByText(/^\d things? left before you pay$/)).toBeVisible();
  expect(screen.queryByText(/ready to pay for/)).not.toBeInTheDocument();
});

it('comes above the sections, which stay as they are, where the basket is known after them', async () => {
  const early = failure(joiningCart, 500);
  const late = answer(joiningCart, change);
  let isKnown = false;
  const page = open(change, {
    endpoint: joiningCart,
    respond: (request) => (isKnown ? late : early).respond(request),
  });
  const first = await screen.findByRole('heading', { name: /^Step 1 of \d: Choose your home centre/ });
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  isKnown = true;
  await act(() => page.platform.person.life.get().queries.invalidateQueries());
  const notice = await screen.findByText(TITLE);
  expect(notice).toBeVisible();
  expect(first).toBeInTheDocument();
  expect(notice.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
