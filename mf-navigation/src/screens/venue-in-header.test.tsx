// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { joiningVenue, joiningVenues, venue, venues } from 'shared-contracts/api/venues';
import { useApiQuery } from 'shared-platform';
import { answer, failure, renderWithPlatform } from 'shared-platform/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testVenue } from '../testing/examples.ts';
import { chooseVenue, openWithFlags, setScreenWidth } from '../testing/page-state.ts';
import { Where } from '../testing/where.tsx';
import Header from './header.tsx';

const sale = testVenue();
const hale = testVenue({ id: '32', slug: 'hale', name: 'Hale Baths', town: 'Hale' });
const fixed = testVenue({ slug: 'fixed', name: 'Fixed Gym', displayVenueSelectionButton: false });

const venueAnswers = answer(venue, ({ url }) => (url.endsWith('/fixed') ? fixed : sale));
const listAnswer = answer(venues, [hale, sale, fixed]);

let becomeIdle: () => void;
beforeEach(() => {
  setScreenWidth(1280);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    becomeIdle = () => act(callback);
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  chooseVenue(null);
  openWithFlags('');
});

type Options = Parameters<typeof renderWithPlatform>[1];
const open = (options: Options = {}) =>
  renderWithPlatform(
    <>
      <Header />
      <Where />
    </>,
    { answers: [venueAnswers, listAnswer], ...options },
  );
const button = (name: string) => screen.findByRole('button', { name });
const anyButton = () => screen.queryByRole('button', { name: /choose a venue|change venue/i });
const address = () => screen.getByLabelText('Address').textContent;

async function choose(from: string, name: RegExp) {
  await userEvent.click(await button(from));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a venue' });
  await userEvent.click(await within(dialog).findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('the venue in the header', () => {
  it('is the selected one, without loading the list', async () => {
    chooseVenue('sale');
    const { requests } = open();
    expect((await button('Sale Leisure Centre, change venue')).textContent).toBe('Sale Leisure Centre');
    becomeIdle();
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/activities/venues/sale']);
  });

  it('is not offered where the selected venue does not allow it', async () => {
    chooseVenue('fixed');
    const { requests } = open();
    await waitFor(() => expect(requests).toHaveLength(1));
    becomeIdle();
    expect(anyButton()).toBeNull();
  });

  it('can be chosen while there is none; the list is requested after the first view', async () => {
    const { requests } = open();
    expect(requests).toEqual([]);
    becomeIdle();
    expect(await button('Choose a venue')).toBeTruthy();
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/activities/venues']);
  });

  it('uses a list that another part of the page has loaded, without waiting', async () => {
    function Screen() {
      useApiQuery(venues, {});
      return <Header />;
    }
    const { requests } = renderWithPlatform(<Screen />, { answers: [listAnswer] });
    expect(await button('Choose a venue')).toBeTruthy();
    expect(requests).toHaveLength(1);
  });

  it('is not offered where no venue allows it', async () => {
    const { requests } = open({ answers: [answer(venues, [fixed])] });
    becomeIdle();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(anyButton()).toBeNull();
  });

  it('can be chosen again if the selected one no longer exists', async () => {
    chooseVenue('closed');
    open({ answers: [failure(venue, 404), listAnswer] });
    becomeIdle();
    expect(await button('Choose a venue')).toBeTruthy();
  });

  it('is not offered at the checkout', async () => {
    chooseVenue('sale');
    const { requests } = open({ path: '/checkout' });
    await waitFor(() => expect(requests).toHaveLength(1));
    becomeIdle();
    expect(anyButton()).toBeNull();
  });
});

describe('choosing another venue', () => {
  it('selects it and stays on the page, without a call for data of the list', async () => {
    chooseVenue('sale');
    const { platform, requests } = open({ path: '/basket' });
    await choose('Sale Leisure Centre, change venue', /^Hale Baths/);
    expect(platform.venue.slug.get()).toBe('hale');
    expect(address()).toBe('/basket');
    expect(await button('Hale Baths, change venue')).toBeTruthy();
    expect(requests.filter(({ url }) => url.endsWith('/hale'))).toEqual([]);
  });

  it('goes from the page of a venue to that of the chosen one, which selects it', async () => {
    openWithFlags('kiosk=true');
    chooseVenue('sale');
    const { bus } = open({ path: '/location/sale?date=2026-11-21' });
    const selected = vi.fn();
    bus.on('venue:selected', selected);
    await choose('Sale Leisure Centre, change venue', /^Hale Baths/);
    expect(address()).toBe('/location/hale?kiosk=true');
    expect(selected).not.toHaveBeenCalled();
  });

  it('on the joining host is about the venues to join at, and selects for that host', async () => {
    chooseVenue('sale');
    const answers = [answer(joiningVenue, sale), answer(joiningVenues, [hale, sale])];
    const { platform, requests } = open({ app: 'online-joining', path: '/', answers });
    await choose('Sale Leisure Centre, change venue', /^Hale Baths/);
    expect(platform.venue.slug.get()).toBe('hale');
    expect(address()).toBe('/');
    expect(decodeURIComponent(document.cookie)).toContain('online-joining:hale');
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/v1/online-joining/venues/sale',
      '/api/v1/online-joining/venues',
    ]);
  });

  it('gives focus back to the button when nothing was chosen', async () => {
    chooseVenue('sale');
    open();
    await userEvent.click(await button('Sale Leisure Centre, change venue'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await button('Sale Leisure Centre, change venue'));
  });
});

describe('the venue in the drawer', () => {
  async function openDrawer() {
    setScreenWidth(390);
    chooseVenue('sale');
    const page = open();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    return page;
  }

  it('is first, and nowhere else', async () => {
    await openDrawer();
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    const row = await within(drawer).findByRole('button', { name: /^Sale Leisure Centre, change venue/ });
    const login = within(drawer).getByRole('button', { name: 'Log in' });
    expect(row.compareDocumentPosition(login)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('button', { name: /change venue/, hidden: true })).toHaveLength(1);
  });

  it('closes the drawer with the choice', async () => {
    const { platform } = await openDrawer();
    await choose('Sale Leisure Centre, change venue, Your venue', /^Hale Baths/);
    expect(platform.venue.slug.get()).toBe('hale');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });

  it('is still open when the dialog was closed without a choice', async () => {
    await openDrawer();
    await userEvent.click(await button('Sale Leisure Centre, change venue, Your venue'));
    await screen.findByRole('dialog', { name: 'Choose a venue' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a venue' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });
});
