// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Package, packages } from 'shared-contracts/api/packages';
import { answer, failure, renderWithPlatform, type TestAnswer, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { swimPackage } from '../testing/membership-examples.ts';
import PackagesScreen from './packages-screen.tsx';

const swims = swimPackage;
const open = (ui: React.ReactNode, given: TestAnswer) =>
  renderWithPlatform(ui, { app: 'my-account', user: testUser, answers: [given] });

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
    expect(card.getByText('Valid until 21 Mar 2027')).toBeVisible();
    expect(card.getByRole('link', { name: 'Book an activity' })).toBeVisible();
    expect(card.getByRole('meter')).toHaveAttribute('aria-valuenow', '7');
    await userEvent.click(card.getByText('How you have used it'));
    const uses = within(card.getByRole('list', { name: 'Uses of 10 swims' }));
    expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lane swim 18\u00a0Nov\u00a02026',
      'Lane swim 04\u00a0Nov\u00a02026',
    ]);
  });

  it.each<[Partial<Package>, string[]]>([
    [{ state: 'used-up', usesLeft: 0, validUntil: null }, ['Used up', 'Ask at your centre for another one.']],
    [
      { state: 'expired', usesLeft: 1, uses: [] },
      ['Expired', '1 of 10 uses left', 'Was valid until 21 Mar 2027'],
    ],
  ])('that are not good any more say so: %o', async (change, expected) => {
    open(<PackagesScreen />, answer(packages, [{ ...swims, ...change }]));
    const card = within(await screen.findByRole('article', { name: '10 swims' }));
    for (const text of expected) expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('Valid until used up')).toBeNull();
    expect(card.queryByRole('link')).toBeNull();
  });

  it('are none at first', async () => {
    open(<PackagesScreen />, answer(packages, []));
    expect(await screen.findByText('You have no packages')).toBeVisible();
  });

  it('are waited for, and can be requested again', async () => {
    const { given, mend } = shaky(answer(packages, [swims]));
    open(<PackagesScreen />, given);
    expect(await screen.findByText('Loading your packages')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('Your packages could not be loaded')).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7 of 10 uses left')).toBeVisible();
  });
});
