// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activities, sessions } from 'shared-contracts/api/activities';
import { cart } from 'shared-contracts/api/basket';
import {
  removeSavedFilter,
  type SavedFilter,
  savedFilters,
  saveFilter,
} from 'shared-contracts/api/saved-filters';
import {
  answer,
  expectRefusalShown,
  failure,
  refusing,
  renderWithPlatform,
  type TestAnswer,
  testUser,
  toastsOf,
} from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { Timetable } from '../../screens/timetable.tsx';
import { testActivities, testCart, testSession } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';

const afterWork: SavedFilter = { id: 'f1', name: 'After work', query: 'time=evening&level=beginner' };

async function open(query = '', answers: TestAnswer[] = [], isLoggedIn = true) {
  const rendered = renderWithPlatform(
    <>
      <Timetable venueSlug="sale-leisure-centre" />
      <Where />
    </>,
    {
      path: `/location/sale-leisure-centre${query}`,
      route: '/location/:locationSlug',
      answers: [
        answer(activities, testActivities),
        answer(sessions, [testSession()]),
        answer(cart, testCart()),
        answer(savedFilters, [afterWork]),
        ...answers,
      ],
      ...(isLoggedIn && { user: testUser }),
    },
  );
  await screen.findByRole('link', { name: /^Hatha Yoga/ });
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Filter classes' })) };
}
const address = () => screen.getByLabelText('Address').textContent;
const NAME = { name: 'Name these filters to save them' };

describe('saved filters', () => {
  it('are used with one press', async () => {
    const { dialog } = await open();
    expect(await dialog.findByText('Evening · Beginner')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Use filter After work' }));
    expect(address()).toBe('/location/sale-leisure-centre?time=evening&level=beginner');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep what is chosen under a name, also by Enter', async () => {
    const kept = { id: 'f2', name: 'Evenings', query: 'time=evening' };
    const { dialog, requests } = await open('?time=evening', [answer(saveFilter, [afterWork, kept])]);
    await userEvent.type(dialog.getByRole('textbox', NAME), ' Evenings {Enter}');
    expect(await dialog.findByRole('button', { name: 'Use filter Evenings' })).toBeInTheDocument();
    expect(dialog.getByText('Evenings saved.')).toBeInTheDocument();
    expect(requests.at(-1)?.body).toEqual({ name: 'Evenings', query: 'time=evening' });
  });

  it('ask for a name, and for something to look for', async () => {
    const { dialog } = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Save filters' }));
    expect(dialog.getByRole('textbox', NAME)).toHaveAccessibleDescription(
      'Enter a name of up to 40 characters.',
    );
    await userEvent.type(dialog.getByRole('textbox', NAME), 'Anything');
    await userEvent.click(dialog.getByRole('button', { name: 'Save filters' }));
    expect(dialog.getByRole('textbox', NAME)).toHaveAccessibleDescription('Choose a filter first.');
    expect(dialog.getByRole('textbox', NAME)).toHaveValue('Anything');
  });

  it('say why one could not be saved', async () => {
    const message = 'You can keep 12 filters. Remove one before you save another.';
    const { dialog } = await open('?time=evening', [failure(saveFilter, 409, { message })]);
    await userEvent.type(dialog.getByRole('textbox', NAME), 'One more{Enter}');
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveFocus();
  });

  it('say at the name what the server has against it', async () => {
    const { dialog, bus } = await open('?time=evening', [refusing(saveFilter, ['name'])]);
    const toasts = toastsOf({ bus });
    await userEvent.type(dialog.getByRole('textbox', NAME), 'One more{Enter}');
    await expectRefusalShown({ name: NAME.name }, toasts);
    expect(dialog.getByRole('textbox', NAME)).toHaveValue('One more');
  });

  it('are removed', async () => {
    const { dialog } = await open('', [answer(removeSavedFilter, [])]);
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove After work' }));
    expect(await dialog.findByText('After work removed.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Use filter/ })).not.toBeInTheDocument();
  });

  it('can be loaded again when they could not be loaded', async () => {
    const { dialog } = await open('', [failure(savedFilters, 500)]);
    expect(await dialog.findByText(/^Your saved filters could not be loaded\./)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('are for people who are logged in', async () => {
    const { dialog } = await open('', [], false);
    expect(dialog.queryByRole('heading', { name: 'Your saved filters' })).not.toBeInTheDocument();
  });
});
