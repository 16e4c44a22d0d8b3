// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Venue, venues } from 'shared-contracts/api/venues';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVenue } from '../../testing/examples.ts';
import { chooseVenue, setScreenWidth } from '../../testing/page-state.ts';
import { VenueSearch } from './venue-search.tsx';

const hale = testVenue({ id: '32', slug: 'hale', name: 'Hale Baths', town: 'Hale', postcode: 'WA15 9AA' });
const sale = testVenue();
const many = Array.from({ length: 60 }, (_, index) =>
  testVenue({ slug: `venue-${index}`, name: `Venue ${index}` }),
);

const onChoose = vi.fn<(venue: Venue) => void>();
const open = (list: Venue[]) =>
  renderWithPlatform(<VenueSearch onChoose={onChoose} />, { answers: [answer(venues, list)] });
const box = () => screen.getByRole('searchbox', { name: 'Search by name, town or postcode' });
const options = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => setScreenWidth(1280));
afterEach(() => {
  cleanup();
  chooseVenue(null);
  onChoose.mockReset();
});

describe('the venues to choose from', () => {
  it('show that they are loading', () => {
    renderWithPlatform(<VenueSearch onChoose={onChoose} />, {
      answers: [answer(venues, () => new Promise(() => undefined))],
    });
    expect(screen.getByText('Loading venues').getAttribute('role')).toBe('status');
  });

  it('can be requested again after a failure', async () => {
    let isUp = false;
    renderWithPlatform(<VenueSearch onChoose={onChoose} />, {
      answers: [
        {
          endpoint: venues,
          respond: (request) => (isUp ? answer(venues, [hale]) : failure(venues, 500)).respond(request),
        },
      ],
    });
    expect(await screen.findByRole('heading', { name: 'The venues could not be loaded' })).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Hale Baths/ })).toBeTruthy();
  });

  it('can be empty', async () => {
    open([]);
    expect(await screen.findByText('No venues to choose from yet.')).toBeTruthy();
  });

  it('are all, the selected one first and marked', async () => {
    chooseVenue('sale');
    open([hale, sale]);
    expect(await screen.findByText('2 venues', { selector: '[role=status]' })).toBeTruthy();
    expect(options()).toEqual(['Sale Leisure Centre Sale, M33 2ALYour venue', 'Hale Baths Hale, WA15 9AA']);
    const marks = screen.getAllByRole('button').map((option) => option.getAttribute('aria-current'));
    expect(marks).toEqual(['true', null]);
  });

  it('are those that match, and may be none', async () => {
    open([hale, sale]);
    await screen.findByText('2 venues');
    await userEvent.type(box(), ' wa15 ');
    expect(options()).toEqual(['Hale Baths Hale, WA15 9AA']);
    await userEvent.type(box(), 'x');
    expect(screen.getByText('No venues found', { selector: '[role=status] *' })).toBeTruthy();
    expect(screen.getByText('No venue has ‘wa15 x’ in its name, town or postcode.')).toBeTruthy();
  });

  it('are shown in steps; the next one moves focus to its first venue', async () => {
    open(many);
    await screen.findByText('Showing 24 of 60');
    await userEvent.click(screen.getByRole('button', { name: 'Show more venues' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(48);
    expect(document.activeElement?.textContent).toContain('Venue 24');
    await userEvent.type(box(), 'venue');
    expect(screen.getAllByRole('listitem')).toHaveLength(24);
  });
});

describe('choosing', () => {
  it('works with the keyboard alone', async () => {
    open([hale, sale]);
    await screen.findByText('2 venues');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('sale');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(sale);
  });

  it('does not bring up the keyboard of a phone', async () => {
    setScreenWidth(390);
    open([hale, sale]);
    await screen.findByText('2 venues');
    await waitFor(() => expect(document.activeElement).not.toBe(box()));
  });
});
