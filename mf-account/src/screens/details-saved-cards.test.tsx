// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeSavedCard, type StoredCard, savedCards } from 'shared-contracts/api/saved-cards';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { open } from './details-testing.tsx';

afterEach(cleanup);

describe('the saved cards', () => {
  const visa: StoredCard = {
    id: 'c1',
    cardType: 'Visa',
    lastFourDigits: '0006',
    cardHolderName: 'Sam New',
    expiryDate: '12/39',
    recentlyExpired: false,
  };
  const old: StoredCard = { ...visa, id: 'c2', lastFourDigits: '0014', recentlyExpired: true };
  const region = async () => within(await screen.findByRole('region', { name: 'Saved cards' }));
  const ask = async () => {
    await userEvent.click((await region()).getByRole('button', { name: 'Remove Visa ending 0006' }));
    return within(await screen.findByRole('alertdialog', { name: 'Remove Visa ending 0006?' }));
  };

  it('say whose they are and when they expire', async () => {
    open(answer(savedCards, [visa, old]));
    const [first, second] = (await region()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Sam New, expires 12/39');
    expect(first).not.toHaveTextContent('Expired');
    expect(second).toHaveTextContent('Expired 12/39Sam New');
  });

  it('are removed after a question; the others stay, and the heading has the focus', async () => {
    const { sent, toasts } = open(answer(savedCards, [visa, old]), answer(removeSavedCard, [old]));
    const question = await ask();
    expect(sent('DELETE')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
    expect(sent('DELETE').map(({ url }) => url)).toEqual(['/api/v1/my-account/saved-cards/c1']);
    expect(toasts).toHaveBeenCalledWith({ content: 'Visa ending 0006 removed.', type: 'success' });
    expect(screen.getByRole('heading', { name: 'Saved cards' })).toHaveFocus();
  });

  it('stay where the server refuses, with its words', async () => {
    open(answer(savedCards, [visa]), failure(removeSavedCard, 500, { message: 'Not now.' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove' }));
    expect(await (await region()).findByText('Not now.')).toBeVisible();
    expect((await region()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('are requested again when one was removed elsewhere', async () => {
    const lists = [[visa, old], [old]];
    open(
      answer(savedCards, () => lists.shift() ?? []),
      failure(removeSavedCard, 404),
    );
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await region()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('are none at first, and can fail to load', async () => {
    open();
    expect((await region()).getByText(/You have no saved cards/)).toBeVisible();
    cleanup();
    open(failure(savedCards, 500));
    expect(await screen.findByText('Your saved cards could not be loaded')).toBeVisible();
  });
});
