// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchSessions } from 'shared-contracts/api/session-search';
import { venues } from 'shared-contracts/api/venues';
import { answer } from 'shared-platform/testing';
import { expect, it } from 'vitest';
import { address, box, open, sale, status, stubGeocoder, yoga } from './venue-search-testing.tsx';

stubGeocoder('M33');
const answers = [
  answer(venues, [sale]),
  answer(searchSessions, { activities: ['Yoga'], sessions: [yoga], hasMore: false }),
];
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const query = () => Object.fromEntries(new URLSearchParams(address()?.slice(2)));

it.each([
  ['yoga tonight', 'Morning', 'yoga today', { when: 'morning' }],
  ['yoga tonight', 'Evening', 'yoga today', {}],
  ['yoga at 6pm tomorrow', 'Morning', 'yoga tomorrow', { when: 'morning' }],
  ['free yoga tomorrow', 'Free of charge', 'yoga tomorrow', {}],
  ['yoga under £5', 'Free of charge', 'yoga', { price: 'free' }],
  ['yoga tonight', 'Places left', 'yoga tonight', { places: 'left' }],
])('the words ‘%s’ follow the filter %s: ‘%s’', async (term, name, words, filters) => {
  open(`/?q=${term}`, answers);
  await press(name);
  expect(box()).toHaveValue(words);
  const { search: _, ...rest } = query();
  expect(rest).toEqual({ q: words, ...filters });
});

it('a filter that the words say is on', async () => {
  open('/?q=free yoga tonight', answers);
  expect(await button('Evening')).toHaveAttribute('aria-pressed', 'true');
  expect(await button('Free of charge')).toHaveAttribute('aria-pressed', 'true');
  await press('Morning');
  expect(await button('Evening')).toHaveAttribute('aria-pressed', 'false');
  expect(await button('Free of charge')).toHaveAttribute('aria-pressed', 'true');
  expect(box()).toHaveValue('free yoga today');
});

it('a price of the words is the one of the dialog, and goes with it', async () => {
  open('/?q=beginner yoga under £6', answers);
  await press('Remove filter Up to £6.00');
  expect(box()).toHaveValue('beginner yoga');
});

it('a level of the dialog takes that of the words out', async () => {
  open('/?q=yoga for improvers under £5', answers);
  await press('Filters');
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter classes' }, { timeout: 5000 }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Beginner' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show classes' }));
  expect(query()).toMatchObject({ q: 'yoga under £5', level: 'beginner' });
});

it('the words of an address follow its filters', async () => {
  open('/?search=yoga tonight&q=yoga tonight&when=morning', answers);
  await expect.poll(() => query().q).toBe('yoga today');
  expect(box()).toHaveValue('yoga today');
});

it('new words are not searched with the filters of the former ones that they can say themselves', async () => {
  open('/?q=yoga&when=morning&price=6&women=only', answers);
  await button('Remove filter Up to £6.00');
  await userEvent.clear(box());
  await userEvent.type(box(), 'yoga tonight{Enter}');
  expect(await button('Evening')).toHaveAttribute('aria-pressed', 'true');
  expect(query()).toEqual({ search: 'yoga tonight', q: 'yoga tonight', women: 'only' });
});

it('the miles of the words follow the radius', async () => {
  open('/?q=yoga within 3 miles of M33', answers);
  await status(/within 3 miles of M33/);
  fireEvent.change(screen.getByRole('slider', { name: 'Search radius' }), { target: { value: '4' } });
  await expect.poll(() => query().q).toBe('yoga within 4 miles of M33');
  expect(await status(/within 4 miles of M33/)).toBeInTheDocument();
});

it('a price of the dialog is said in pounds', async () => {
  open('/?q=yoga&price=6', answers);
  expect(await status('1 class or court for up to £6')).toBeInTheDocument();
});
