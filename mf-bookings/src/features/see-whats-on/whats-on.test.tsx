// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { highlights } from 'shared-contracts/api/highlights';
import { type FoundSession, searchSessions } from 'shared-contracts/api/session-search';
import { forYou, type Suggestion } from 'shared-contracts/api/suggestions';
import { siteIso } from 'shared-contracts/dates';
import { answer, failure, renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSession, testVenue } from '../../testing/examples.ts';
import WhatsOn from './whats-on.tsx';

const venue = {
  slug: 'sale-leisure-centre',
  name: 'Sale Leisure Centre',
  town: 'Sale',
  lat: 53.42,
  lng: -2.32,
};
const found = (id: string, name: string): FoundSession => ({
  kind: 'class',
  session: testSession({ id, name }),
  venue,
  metres: 800,
});
const yours: Suggestion = { ...found('own', 'Aqua Fit'), metres: null, because: 'booked' };
const LATER = '2030-01-01T09:00:00Z';
const four = ['Yoga', 'Spin', 'Swim', 'Pilates'].map((name, at) => found(`s${at}`, name));
const onOffer = answer(highlights, [{ name: 'Yoga' }]);
const listed = answer(searchSessions, { activities: [], sessions: four, hasMore: true });
const SALE = { lat: 53.4247, lng: -2.3247 };

type Given = Parameters<typeof renderWithPlatform>[1];
const open = (given: Given, props: Partial<Parameters<typeof WhatsOn>[0]> = {}) =>
  renderWithPlatform(
    <WhatsOn here={null} place={null} venue={undefined} onChangePlace={vi.fn()} {...props} />,
    given,
  );
const names = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-01T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('what is on', () => {
  it('shows the next four to anyone, with a link to book', async () => {
    open({ answers: [onOffer, listed] });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('Coming up')).toEqual(['Yoga', 'Spin', 'Swim', 'Pilates']);
    expect(screen.getAllByRole('button', { name: /^Add to basket/ })).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Free tonight' })).toHaveAttribute(
      'href',
      '/?search=near+me+tonight&q=near+me+tonight&price=free&places=left',
    );
  });

  it('says how many courts are free', async () => {
    const court: FoundSession = { ...found('c1', 'Badminton'), kind: 'court' };
    open({
      answers: [onOffer, answer(searchSessions, { activities: [], sessions: [court], hasMore: false })],
    });
    expect(await screen.findByText(/^0\.5 miles · \d+ free$/)).toBeInTheDocument();
  });

  it.each([
    ['21:59', 'Tonight', 'Free tonight', 'tonight'],
    ['22:00', 'Tomorrow', 'Free tomorrow', 'tomorrow'],
  ])('leads to what can still start at %s', async (time, next, free, words) => {
    vi.setSystemTime(`2026-11-01T${time}:00Z`);
    open({ answers: [onOffer, listed] });
    expect(await screen.findByRole('link', { name: next })).toHaveAttribute(
      'href',
      `/?search=near+me+${words}&q=near+me+${words}`,
    );
    expect(screen.getByRole('link', { name: free })).toHaveAttribute(
      'href',
      `/?search=near+me+${words}&q=near+me+${words}&price=free&places=left`,
    );
  });

  it('shows people what they come to first, although it is later', async () => {
    const later = { ...yours, session: testSession({ id: 'own', name: 'Aqua Fit', startDate: LATER }) };
    open({ answers: [onOffer, listed, answer(forYou, [later])], user: testUser });
    await screen.findByRole('link', { name: /^Aqua Fit, / });
    expect(await names('Coming up')).toEqual(['Aqua Fit', 'Yoga', 'Spin', 'Swim']);
  });

  it('names what a class clashes with in place of its places', async () => {
    const clash = { name: 'Induction', startDate: '2026-11-01T18:00:00Z', endDate: '2026-11-01T19:00:00Z' };
    const [first] = four;
    const sessions = [{ ...first, session: { ...first?.session, clash } }];
    const busy = answer(searchSessions, { activities: [], sessions, hasMore: false } as never);
    open({ answers: [onOffer, busy, answer(forYou, [])], user: testUser });
    expect(await screen.findByText(/ · You already have Induction, 18:00/)).toBeInTheDocument();
  });

  it('shows people what they come to first', async () => {
    open({ answers: [onOffer, listed, answer(forYou, [yours])], user: testUser });
    await screen.findByRole('link', { name: /^Aqua Fit, / });
    expect(await names('Coming up')).toEqual(['Aqua Fit', 'Yoga', 'Spin', 'Swim']);
    expect(screen.getByText('Book again')).toBeInTheDocument();
  });

  it('does without what is theirs where the API has none of it', async () => {
    open({ answers: [onOffer, listed, failure(forYou, 404)], user: testUser });
    await screen.findByRole('link', { name: /^Pilates, / });
    expect(await names('Coming up')).toHaveLength(4);
  });

  it('is near the person, or near the venue they chose', async () => {
    open({ answers: [onOffer, listed] }, { here: SALE, venue: testVenue() });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('Near you')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Tonight' })).toHaveAttribute(
      'href',
      '/?search=near+me+tonight&q=near+me+tonight&near=me',
    );
  });

  it('is near the place that was searched for in this tab, which can be changed', async () => {
    const onChangePlace = vi.fn();
    const place = { name: 'M33 2AL', coordinates: SALE };
    open({ answers: [onOffer, listed] }, { place, venue: testVenue(), onChangePlace });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('Near M33 2AL')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Tonight' })).toHaveAttribute(
      'href',
      '/?search=near+M33+2AL+tonight&q=near+M33+2AL+tonight',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Change place' }));
    expect(onChangePlace).toHaveBeenCalledOnce();
  });

  it('is in the order of the distance near a person, and of the time elsewhere', async () => {
    const at = (name: string, hour: number, lat: number): FoundSession => ({
      ...found(name, name),
      session: testSession({ id: name, name, startDate: `2026-11-02T${hour}:00:00+00:00` }),
      venue: { ...venue, lat },
    });
    const mixed = [
      at('Yoga', 18, 53.6),
      at('Spin', 17, 53.43),
      at('Swim', 19, 53.43),
      at('Pilates', 16, 53.7),
    ];
    const answers = [onOffer, answer(searchSessions, { activities: [], sessions: mixed, hasMore: true })];
    const { unmount } = open({ answers }, { here: SALE });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('Near you')).toEqual(['Spin', 'Swim', 'Yoga', 'Pilates']);
    unmount();
    open({ answers });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('Coming up')).toEqual(['Pilates', 'Spin', 'Yoga', 'Swim']);
  });

  it('is not said to be today when it begins with a class of another day', async () => {
    const today = ['Yoga', 'Spin', 'Swim', 'Pilates'].map((name, at) => ({
      ...found(`t${at}`, name),
      session: testSession({ id: `t${at}`, name, startDate: siteIso(new Date()) }),
    }));
    const near = answer(searchSessions, { activities: [], sessions: today, hasMore: true });
    const later = { ...yours, session: { ...yours.session, startDate: '2099-11-20T18:30:00+00:00' } };
    open({ answers: [onOffer, near, answer(forYou, [later])], user: testUser }, { here: SALE });
    await screen.findByRole('link', { name: /^Aqua Fit, / });
    expect(await names('Near you')).toHaveLength(4);
  });

  it.each([
    [1, venue],
    [0, { ...venue, slug: 'plymouth-pool', name: 'Plymouth Pool', lat: 50.37, lng: -4.14 }],
  ])('near a person is an own class of theirs only where it is near: %i', async (count, where) => {
    const own = answer(forYou, [{ ...yours, venue: where }]);
    open({ answers: [onOffer, listed, own], user: testUser }, { here: SALE });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('Near you')).toHaveLength(4);
    expect(screen.queryAllByRole('link', { name: /^Aqua Fit, / })).toHaveLength(count);
  });

  it.each([
    [/^At your venue and nearby$/, venue],
    [/^Coming up$/, { ...venue, slug: 'bury-baths', name: 'Bury Baths' }],
  ])('beside a chosen venue the title is true of own classes, too: %s', async (title, where) => {
    const own = answer(forYou, [{ ...yours, venue: where }]);
    open({ answers: [onOffer, listed, own], user: testUser }, { venue: testVenue() });
    await screen.findByRole('link', { name: /^Aqua Fit, / });
    expect(screen.getByRole('region', { name: title })).toBeVisible();
  });

  it('searches around the venue that was chosen', async () => {
    open({ answers: [onOffer, listed] }, { venue: testVenue() });
    await screen.findByRole('link', { name: /^Yoga, / });
    expect(await names('At your venue and nearby')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'This weekend' }).getAttribute('href')).toContain(
      'near+M33+2AL+this+weekend',
    );
  });

  it.each([
    ['an API without the search', [onOffer, failure(searchSessions, 404)]],
    ['an API that offers nothing', [failure(highlights, 404), listed]],
    [
      'a tenant where nothing is on',
      [onOffer, answer(searchSessions, { activities: [], sessions: [], hasMore: false })],
    ],
  ])('is left out for %s', async (_what, answers) => {
    const { platform } = open({ answers });
    await expect.poll(() => platform.queries.isFetching()).toBe(0);
    await expect.poll(() => screen.queryByRole('region')).toBeNull();
  });
});
