// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  box,
  MANCHESTER,
  names,
  open,
  status,
  stubGeocoder,
  stubGeolocation,
} from './venue-search-testing.tsx';

const geocoder = stubGeocoder('Stretford');
afterEach(() => vi.restoreAllMocks());

describe('searching by name', () => {
  it('narrows the list while typing and keeps the text in the address', async () => {
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.type(box(), ' bURY ');
    expect(await status('1 venue matches ‘bURY’')).toBeInTheDocument();
    expect(names()).toEqual(['Bury Baths']);
    await waitFor(() => expect(address()).toBe('/?search=+bURY+'));
    expect(geocoder).not.toHaveBeenCalled();
  });
  it('comes back with the text of the address', async () => {
    open('/?search=bury');
    expect(await status('1 venue matches ‘bury’')).toBeInTheDocument();
    expect(box()).toHaveValue('bury');
  });
  it('does nothing for blanks', async () => {
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.type(box(), '   {Enter}');
    expect(names()).toHaveLength(3);
    expect(address()).toBe('/');
    expect(geocoder).not.toHaveBeenCalled();
  });
});

describe('searching by place', () => {
  const searchFor = async (term: string) => {
    await screen.findByRole('link', { name: 'Bury Baths' });
    await userEvent.type(box(), `${term}{Enter}`);
  };
  it('asks the geocoder for what no venue is called, and lists what is within five miles', async () => {
    open();
    await searchFor('Stretford');
    expect(await status('1 venue within 5 miles of Stretford, nearest first')).toBeInTheDocument();
    expect(names()).toEqual(['Sale Leisure Centre']);
    expect(screen.getByText('1.0 mile away')).toBeInTheDocument();
    expect(address()).toBe('/?search=Stretford&place=Stretford');
    const url = new URL(geocoder.mock.calls[0]?.[0] ?? '');
    expect(decodeURIComponent(url.pathname).toLowerCase()).toBe('/api/geocoding/stretford.json');
    expect(url.searchParams.get('country')).toBe('gb');
    expect(url.searchParams.get('key')).toBe('map-key');
  });
  it('offers the place search before it is sent', async () => {
    open('/?search=Stretford');
    await userEvent.click(await screen.findByRole('button', { name: 'Find venues near ‘Stretford’' }));
    expect(await screen.findByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('goes back to what was typed, however soon it was sent off', async () => {
    open('/?kiosk=true');
    await screen.findByRole('link', { name: 'Bury Baths' });
    fireEvent.change(box(), { target: { value: 'Stretford' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Find venues near ‘Stretford’' }));
    expect(address()).toBe('/?kiosk=true&search=Stretford&place=Stretford');
    expect(box()).toHaveValue('Stretford');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/?kiosk=true&search=Stretford');
    expect(box()).toHaveValue('Stretford');
    expect(screen.getByRole('button', { name: 'Find venues near ‘Stretford’' })).toBeInTheDocument();
  });
  it('goes back to what was typed from the list of all venues', async () => {
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    fireEvent.change(box(), { target: { value: 'bury' } });
    stubGeolocation((found) => found({ coords: MANCHESTER } as GeolocationPosition));
    fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(address()).toBe('/?near=me');
    expect(box()).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/?search=bury');
    expect(box()).toHaveValue('bury');
  });
  it('searches again from the address, with its radius', async () => {
    open('/?search=Stretford&place=Stretford&radius=1');
    expect(await screen.findByRole('slider', { name: 'Search radius' })).toHaveValue('1');
    expect(await status(/within 1 mile of Stretford/)).toBeInTheDocument();
  });
  it('finds a town’s own venue and those around it', async () => {
    geocoder.mockImplementation(async () =>
      Response.json({ features: [{ text: 'Bury', center: [-2.32, 53.45] }] }),
    );
    open();
    await searchFor('Bury');
    expect(await status('1 venue matches ‘Bury’, 1 more within 5 miles')).toBeInTheDocument();
    expect(names()).toEqual(['Bury Baths', 'Sale Leisure Centre']);
  });
  it('finds a whole name without asking the geocoder', async () => {
    open();
    await searchFor('Bury Baths');
    expect(await status('1 venue matches ‘Bury Baths’')).toBeInTheDocument();
    expect(geocoder).not.toHaveBeenCalled();
  });
  it('says about how far it is from the middle of a postcode district', async () => {
    geocoder.mockImplementation(async () =>
      Response.json({ features: [{ text: 'M32', center: [-2.3167, 53.44] }] }),
    );
    open();
    await searchFor('M32');
    expect(await screen.findByText('about 1.0 mile away')).toBeInTheDocument();
  });
  it('says while it looks', async () => {
    geocoder.mockImplementation(() => new Promise(() => undefined));
    open();
    await searchFor('Stretford');
    expect(await status('Searching Stretford...')).toBeInTheDocument();
  });
  it('says that a place is unknown', async () => {
    geocoder.mockImplementation(async () => Response.json({ features: [] }));
    open();
    await searchFor('Nowhereville');
    expect(
      await screen.findByRole('heading', { name: 'Cannot find location, please try again.' }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all venues' }));
    expect(await screen.findByRole('link', { name: 'Bury Baths' })).toBeInTheDocument();
    expect(box()).toHaveValue('');
  });
  it('suggests the venue that a mistyped name may mean, before and after it was sent off', async () => {
    geocoder.mockImplementation(async () => Response.json({ features: [] }));
    open();
    await screen.findByRole('link', { name: 'Bury Baths' });
    fireEvent.change(box(), { target: { value: 'Sael' } });
    const title = { name: 'Did you mean one of these?' };
    expect(await screen.findByRole('heading', title)).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
    expect(screen.getByText('No venue has ‘Sael’ in its name, town or postcode.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No venues found' })).not.toBeInTheDocument();
    await userEvent.type(box(), '{Enter}');
    const suggestions = await screen.findByRole('region', title);
    expect(
      await within(suggestions).findByText('Cannot find location, please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('tries again after the geocoder failed', async () => {
    geocoder.mockImplementationOnce(async () => new Response('', { status: 500 }));
    open();
    await searchFor('Stretford');
    expect(
      await screen.findByRole('heading', { name: 'We cannot look up places at the moment.' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('Cannot find location, please try again.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show all venues' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Sale Leisure Centre' })).toBeInTheDocument();
  });
  it('says that no venue is near', async () => {
    geocoder.mockImplementation(async () =>
      Response.json({ features: [{ text: 'Lerwick', center: [-1.14, 60.15] }] }),
    );
    open();
    await searchFor('Lerwick');
    expect(await screen.findByRole('heading', { name: 'No venues found' })).toBeInTheDocument();
    expect(screen.getByText(/no venues within 5 miles of Lerwick/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Our nearest venue' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Bury Baths' })).toBeInTheDocument();
    expect(screen.queryByText(/nearest first/)).not.toBeInTheDocument();
    expect(screen.getByText('No venues found', { selector: '[role=status] *' })).toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Search radius' })).toBeInTheDocument();
  });
  it('looks up nothing without a key', async () => {
    open('/', undefined, { client: { mapApiKey: null } });
    await searchFor('Stretford');
    const title = { name: 'Cannot find location, please try again.' };
    expect(await screen.findByRole('heading', title)).toBeInTheDocument();
    expect(geocoder).not.toHaveBeenCalled();
  });
});
