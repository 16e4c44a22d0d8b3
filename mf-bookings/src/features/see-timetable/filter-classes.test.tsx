// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activities, type ScheduledSession, sessions } from 'shared-contracts/api/activities';
import { answer, renderWithPlatform } from 'shared-platform/testing';
import { describe, expect, it } from 'vitest';
import { Timetable } from '../../screens/timetable.tsx';
import { testActivities, testSession } from '../../testing/examples.ts';
import { Where } from '../../testing/where.tsx';

const yoga = testSession({ level: 'Beginner' });
const swim = testSession({
  id: 's2',
  name: 'Family Swim',
  activity: { id: 'a2', name: 'Swimming', slug: 'swimming' },
  startDate: '2026-11-21T09:00:00+00:00',
  endDate: '2026-11-21T10:00:00+00:00',
  level: 'All levels',
  ageRange: { minValue: null, maxValue: null },
  accessibilitySupport: ['Hearing impairment', 'Physical impairment'],
  offer: { id: 'o2', name: 'Adult', price: '3.00', formattedPrice: '£3.00', priceReason: null },
});

function open(query = '', list: ScheduledSession[] = [yoga, swim]) {
  return renderWithPlatform(
    <>
      <Timetable venueSlug="sale-leisure-centre" />
      <Where />
    </>,
    {
      path: `/location/sale-leisure-centre${query}`,
      route: '/location/:locationSlug',
      answers: [answer(activities, testActivities), answer(sessions, list)],
    },
  );
}

const query = () => screen.getByLabelText('Address').textContent.replace('/location/sale-leisure-centre', '');
const classes = () =>
  screen.queryAllByRole('link', { name: /\d\d:\d\d–/ }).map(({ textContent }) => textContent);
const filters = () => screen.getByRole('button', { name: /^Filters/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function openFilters() {
  await screen.findByRole('link', { name: /^Hatha Yoga/ });
  await userEvent.click(filters());
  return within(await screen.findByRole('dialog', { name: 'Filter classes' }));
}

describe('the filters', () => {
  it('narrow the day by what classes say of themselves, all at once, and live in the address', async () => {
    open('?kiosk=true&activity=swimming', [
      yoga,
      swim,
      testSession({ ...swim, id: 's3', startDate: yoga.startDate }),
    ]);
    await screen.findByRole('link', { name: /^Family Swim, 09:00/ });
    await userEvent.click(filters());
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter classes' }));
    expect(dialog.getByRole('button', { name: 'Show 2 classes' })).toBeInTheDocument();

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Morning, before 12:00' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Your price' }), 'Up to £4.00');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Age of the person taking part' }), '7');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Physical impairment' }));
    expect(dialog.getByRole('status')).toHaveTextContent('1 class matches.');
    expect(query()).toBe('?kiosk=true&activity=swimming');

    await userEvent.click(dialog.getByRole('button', { name: 'Show 1 class' }));
    expect(query()).toBe(
      '?kiosk=true&activity=swimming&time=morning&price=4&support=physical-impairment&age=7',
    );
    expect(classes()).toEqual(['Family Swim']);
    expect(screen.getByRole('button', { name: 'Filters 4 on' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ask for levels that classes name, and show those for every level too', async () => {
    open('', [yoga, swim, testSession({ id: 's4', name: 'Power Yoga', level: 'Advanced' })]);
    const dialog = await openFilters();
    const levels = within(dialog.getByRole('group', { name: 'Level' }));
    expect(levels.getAllByRole('checkbox')).toHaveLength(2);
    await userEvent.click(levels.getByRole('checkbox', { name: 'Beginner' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show 2 classes' }));
    expect(classes()).toEqual(['Family Swim', 'Hatha Yoga']);
  });

  it('are as they were when the dialog is left', async () => {
    open('?age=20');
    const dialog = await openFilters();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Women and girls only' }));
    expect(dialog.getByRole('button', { name: 'Show 0 classes' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(filters()).toHaveFocus());
    expect(query()).toBe('?age=20');
    expect((await openFilters()).getByRole('checkbox', { name: 'Women and girls only' })).not.toBeChecked();
  });

  it('are emptied in the dialog', async () => {
    open('?age=20&time=evening');
    const dialog = await openFilters();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear filters' }));
    expect(dialog.getByRole('textbox', { name: 'Age of the person taking part' })).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Show 2 classes' }));
    expect(query()).toBe('');
  });

  it('say when an age is none, and stay open', async () => {
    open();
    const dialog = await openFilters();
    const age = dialog.getByRole('textbox', { name: 'Age of the person taking part' });
    await userEvent.type(age, 'ten{Enter}');
    expect(age).toHaveAccessibleDescription(/Enter an age in whole years, from 0 to 120\./);
    expect(age).toBeInvalid();
    expect(age).toHaveFocus();
    // A number of classes for it would be untrue.
    const show = dialog.getByRole('button', { name: 'Show classes' });
    expect(show).toBeEnabled();
    // The main step of the dialog as before.
    expect(show).toHaveAttribute('data-variant', 'primary');
    expect(query()).toBe('');
    await userEvent.clear(age);
    expect(age).toBeValid();
    expect(dialog.getByRole('button', { name: 'Show 2 classes' })).toBeEnabled();
    await userEvent.type(age, '10{Enter}');
    expect(query()).toBe('?age=10');
  });
});

describe('the filters of a link', () => {
  it('are on, and each can be taken away', async () => {
    open('?time=evening&level=beginner&age=16');
    expect(await screen.findByText('1 class')).toBeInTheDocument();
    const on = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(on.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Remove filter Evening',
      'Remove filter Beginner',
      'Remove filter Age 16',
    ]);
    await press('Remove filter Evening');
    expect(query()).toBe('?level=beginner&age=16');
    expect(screen.getByRole('button', { name: 'Filters 2 on' })).toHaveFocus();
    expect(screen.getByText('2 classes')).toBeInTheDocument();
    await press('Clear filters');
    expect(query()).toBe('');
    expect(filters()).toHaveAccessibleName('Filters');
    expect(filters()).toHaveFocus();
  });

  it('are named when nothing fits them, and are cleared with the activity', async () => {
    open('?activity=swimming&time=evening&price=free');
    const empty = await screen.findByRole('heading', { name: 'No classes on this day match your filters' });
    expect(screen.getByText(/^Remove a filter, clear them all/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Active filters' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(1);
    const region = within(empty.closest('section') as HTMLElement);
    expect(region.getByRole('button', { name: 'Next day' })).toBeInTheDocument();
    await userEvent.click(region.getByRole('button', { name: 'Clear filters' }));
    expect(query()).toBe('');
    expect(classes()).toEqual(['Family Swim', 'Hatha Yoga']);
    expect(filters()).toHaveFocus();
  });
});
