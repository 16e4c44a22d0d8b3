// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { venues } from 'shared-contracts/api/venues';
import { answer, failure } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { testVenue } from '../testing/examples.ts';
import { names, open, sale, status } from './venue-search-testing.tsx';

const many = Array.from({ length: 60 }, (_, index) =>
  testVenue({ slug: `venue-${index}`, name: `Venue ${index}`, town: 'Town', postcode: 'M1 1AA' }),
);

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
  document.cookie = 'touchline_venues=; path=/; max-age=0';
});

describe('a venue chosen before', () => {
  const choose = (slug: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the chosen venue is kept in the cookie
    document.cookie = `touchline_venues=bookings:${slug}; path=/; max-age=${slug ? 60 : 0}`;
  };
  const notice = 'The venue you chose is no longer available. Choose another one below.';
  afterEach(() => choose(''));

  it('that no longer exists is forgotten, in words', async () => {
    choose('gone');
    const { platform } = open();
    expect(await screen.findByText(notice)).toBeTruthy();
    expect(platform.venue.slug.get()).toBeNull();
    expect(document.cookie).not.toContain('gone');
  });

  it('that is there is one step away', async () => {
    choose(sale.slug);
    open();
    expect(await screen.findByRole('heading', { name: 'Your venue' })).toBeTruthy();
    expect(screen.queryByText(notice)).toBeNull();
  });
});

describe('the list', () => {
  it('says that it is loading', () => {
    open('/', [answer(venues, () => new Promise(() => undefined))]);
    expect(screen.getByText('Loading venues')).toBeInTheDocument();
  });
  it('says what failed and tries again', async () => {
    let isUp = false;
    open('/', [
      {
        endpoint: venues,
        respond: (request) => (isUp ? answer(venues, [sale]) : failure(venues, 500)).respond(request),
      },
    ]);
    expect(
      await screen.findByRole('heading', { name: 'The venues could not be loaded' }),
    ).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('says that there is none, and offers no search of nothing', async () => {
    open('/', [answer(venues, [])]);
    expect(await screen.findByRole('heading', { name: 'Nothing to book yet' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
  it('links every venue to its timetable, without distances', async () => {
    open('/?kiosk=true');
    const link = await screen.findByRole('link', { name: 'Sale Leisure Centre' });
    expect(link.getAttribute('href')).toMatch(/^\/location\/sale-leisure-centre/);
    expect(screen.getByText('Sale, M33 2AL')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre', 'Bury Baths', 'Lost Gym']);
    expect(screen.queryByText(/mile/)).not.toBeInTheDocument();
    expect(document.title).toBe('Riverside Leisure | Find a venue');
  });
  it('shows 24 venues, then 24 more with the focus on the first new one', async () => {
    open('/', [answer(venues, many)]);
    expect(await status('60 venues')).toBeInTheDocument();
    expect(names()).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more venues' }));
    expect(names()).toHaveLength(48);
    expect(screen.getByRole('link', { name: 'Venue 24' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Show more venues' }));
    expect(names()).toHaveLength(60);
    expect(screen.queryByRole('button', { name: 'Show more venues' })).not.toBeInTheDocument();
  });
  it('puts the chosen venue on top', async () => {
    const { platform } = open();
    await screen.findByRole('link', { name: 'Sale Leisure Centre' });
    platform.venue.select('bury');
    const yours = await screen.findByRole('region', { name: 'Your venue' });
    expect(within(yours).getByText('Bury Baths')).toBeInTheDocument();
    expect(within(yours).getByRole('link', { name: 'Go to timetable' }).getAttribute('href')).toMatch(
      /^\/location\/bury/,
    );
  });
});

it.each([
  ['with a venue chosen before', '/', 'Go to timetable'],
  ['where no venue is called so', '/?search=Stretford', 'Search'],
  ['with venues to unfold', '/?search=Venue', 'Search'],
])('one thing to press stands out %s', async (_, path, step) => {
  const { container, platform } = open(path, [answer(venues, [sale, ...many])]);
  act(() => platform.venue.select(sale.slug));
  await screen.findByRole('region', { name: 'Your venue' });
  const loud = [...container.querySelectorAll('[data-variant=primary], [data-variant=secondary]')];
  expect(loud.map(({ textContent }) => textContent)).toEqual([step]);
});
