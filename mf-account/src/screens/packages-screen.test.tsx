// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type GuestPass, guestPasses, type Package, packages } from 'shared-contracts/api/packages';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { swimPackage } from '../testing/membership-examples.ts';
import GuestPassesScreen from './guest-passes-screen.tsx';
import PackagesScreen from './packages-screen.tsx';

const swims = swimPackage;
const pass: GuestPass = {
  id: 'g1',
  name: 'Bring a friend',
  state: 'open',
  code: '204817',
  validUntil: '2026-12-31',
  usedAt: null,
};

const open = (ui: React.ReactNode, given: TestAnswer, guestPassesEnabled = true) =>
  renderWithPlatform(ui, {
    app: 'my-account',
    user: testUser,
    client: { guestPassesEnabled },
    answers: [given],
  });

/** Fails at first, then answers. */
function shaky(good: TestAnswer) {
  let isDown = true;
  const given: TestAnswer = {
    endpoint: good.endpoint,
    respond: (request) => (isDown ? failure(good.endpoint, 500) : good).respond(request),
  };
  const mend = () => {
    isDown = false;
  };
  return { given, mend };
}

afterEach(cleanup);

describe('packages', () => {
  it('say what is left, until when, and where the rest went', async () => {
    open(<PackagesScreen />, answer(packages, [swims]));
    const card = within(await screen.findByRole('article', { name: '10 swims' }));
    expect(card.getByText('7 of 10 uses left')).toBeVisible();
    expect(card.getByText('Good until 21 Mar 2027')).toBeVisible();
    await userEvent.click(card.getByText('What you have used'));
    const uses = within(card.getByRole('list', { name: 'Uses of 10 swims' }));
    expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '18 Nov 2026: Lane swim',
      '04 Nov 2026: Lane swim',
    ]);
  });

  it.each<[Partial<Package>, string[]]>([
    [
      { state: 'used-up', usesLeft: 0, validUntil: null },
      ['Used up', '0 of 10 uses left', 'Good until it is used up'],
    ],
    [{ state: 'expired', usesLeft: 1, uses: [] }, ['Expired', '1 of 10 uses left']],
  ])('that are not good any more say so: %o', async (change, expected) => {
    open(<PackagesScreen />, answer(packages, [{ ...swims, ...change }]));
    const card = within(await screen.findByRole('article', { name: '10 swims' }));
    for (const text of expected) expect(card.getByText(text)).toBeVisible();
  });

  it('are none at first', async () => {
    open(<PackagesScreen />, answer(packages, []));
    expect(await screen.findByText('You have no packages')).toBeVisible();
  });

  it('are waited for, and can be asked for again', async () => {
    const { given, mend } = shaky(answer(packages, [swims]));
    open(<PackagesScreen />, given);
    expect(await screen.findByText('Loading your packages')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your packages could not be loaded')).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7 of 10 uses left')).toBeVisible();
  });
});

describe('guest passes', () => {
  it('have a code while they are good', async () => {
    const used: GuestPass = {
      ...pass,
      id: 'g2',
      code: '1',
      state: 'used',
      usedAt: '2026-11-09T10:00:00+00:00',
    };
    const late: GuestPass = { ...pass, id: 'g3', code: '2', state: 'expired', validUntil: '2026-10-31' };
    open(<GuestPassesScreen />, answer(guestPasses, [pass, used, late]));
    const list = within(await screen.findByRole('list', { name: 'Guest passes' }));
    const [first, second, third] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent('Bring a friendReady to useCode 204817Good until 31 Dec 2026');
    expect(second).toHaveTextContent('Bring a friendUsedUsed on 09 Nov 2026');
    expect(third).toHaveTextContent('Bring a friendExpiredGood until 31 Oct 2026');
    expect(third).not.toHaveTextContent('Code');
  });

  it('are no page where the tenant gives none, and nothing is asked', async () => {
    const { requests } = open(<GuestPassesScreen />, answer(guestPasses, [pass]), false);
    expect(await screen.findByText('Not found screen')).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('guest-passes'))).toEqual([]);
  });

  it('are none at first, and can be asked for again', async () => {
    open(<GuestPassesScreen />, answer(guestPasses, []));
    expect(await screen.findByText('You have no guest passes')).toBeVisible();
    cleanup();
    const { given, mend } = shaky(answer(guestPasses, [pass]));
    open(<GuestPassesScreen />, given);
    expect(await screen.findByText('Your guest passes could not be loaded')).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('204817')).toBeVisible();
  });
});
