// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { client } from 'shared-contracts/api/client';
import { dataFields } from 'shared-contracts/api/data-fields';
import type { AppName } from 'shared-contracts/links';
import type { PublishedRemote, SlotName } from 'shared-contracts/remote';
import type { RemoteLoader } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { answer, renderWithPlatform, testClient, testUser } from 'shared-platform/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Frame } from './frame.tsx';

const APPS: AppName[] = ['bookings', 'my-account', 'online-joining'];
const SLOTS: SlotName[] = ['header', 'kiosk-bar', 'breadcrumb', 'footer'];

const parts: PublishedRemote = {
  descriptor: {
    name: 'mf-parts',
    displayName: 'The parts',
    contract: 1,
    routes: [
      { id: 'payments', apps: ['my-account'], path: '/payments', title: 'Payments', guard: 'customer' },
    ],
    slots: [
      ...SLOTS.map((slot) => ({ slot, id: slot, apps: APPS })),
      { slot: 'header', id: 'below-header', apps: APPS },
    ],
  },
  version: '1',
  entry: '',
  integrity: null,
  container: 'mf_parts',
  chunks: {},
};

/** Every part of the remote renders its name. */
const loader: RemoteLoader = {
  registry: () => [parts],
  loaded: (_remote, kind, id) => () => <p>{`${kind} ${id}`}</p>,
  load: async () => () => null,
  retry: async () => undefined,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

type Options = Parameters<typeof renderWithPlatform>[1] & { flags?: string; loader?: RemoteLoader };
function open({ flags = '', loader: from = loader, ...options }: Options = {}) {
  window.history.replaceState(null, '', `/?${flags}`);
  const page = (
    <>
      <Frame loader={from} />
      <Address />
    </>
  );
  const answers = [answer(client, testClient), answer(dataFields, { sections: [], checksum: '' })];
  return renderWithPlatform(page, { answers, ...options });
}
const address = () => screen.getByLabelText('Address').textContent;
const shownSlots = () => SLOTS.filter((slot) => screen.queryByText(`slots ${slot}`));

/** These are separate chunks; here they are loaded already. */
beforeAll(async () => {
  await import('../features/open-account/register-screen.tsx');
  await import('./kiosk.tsx');
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('around a screen', () => {
  it.each<[AppName, string, SlotName[]]>([
    ['bookings', '', ['header', 'breadcrumb', 'footer']],
    ['my-account', '', ['header', 'breadcrumb', 'footer']],
    ['online-joining', '', ['header', 'breadcrumb', 'footer']],
    ['bookings', 'embedded=true', []],
    ['my-account', 'embedded', []],
    ['online-joining', 'embedded=true', []],
    ['bookings', 'embedded=false', ['header', 'breadcrumb', 'footer']],
    ['bookings', 'kiosk=true', ['header', 'breadcrumb', 'footer']],
    ['online-joining', 'kiosk=true', ['kiosk-bar', 'breadcrumb']],
    ['online-joining', 'kiosk=true&embedded=true', []],
  ])('on %s with %j: %j', async (app, flags, slots) => {
    open({ app, flags, path: '/login' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(shownSlots()).toEqual(slots);
  });
});

describe('the notices of the tenant', () => {
  it.each<[AppName, string, number]>([
    ['bookings', 'embedded=true', 1],
    ['my-account', 'embedded=true', 1],
    ['online-joining', 'kiosk=true', 1],
    // The footer has them.
    ['bookings', '', 0],
    ['bookings', 'kiosk=true', 0],
  ])('on %s with %j: %i outside of the footer, with no venue chosen', async (app, flags, count) => {
    open({ app, flags, path: '/register' });
    await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    expect(screen.queryAllByRole('list', { name: 'Legal and contact' })).toHaveLength(count);
  });
});

describe('at a kiosk', () => {
  it.each<[AppName, string, number]>([
    ['online-joining', 'kiosk=true', 1],
    ['bookings', 'kiosk', 1],
    ['online-joining', '', 0],
    ['bookings', 'kiosk=false', 0],
  ])('on %s with %j %i part asks before it goes home', async (app, flags, count) => {
    const { bus } = open({ app, flags, path: '/login' });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    act(() => expect(bus.emit('kiosk:home-requested', {})).toBe(count === 1));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Log in', hidden: true }),
    ).toBeInTheDocument();
    expect(screen.queryAllByRole('alertdialog', { name: /^Are you sure/ })).toHaveLength(count);
  });
});

describe.each(APPS)('the %s host', (app) => {
  it('has a login', async () => {
    open({ app, path: '/login' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(document.title).toBe('Riverside Leisure | Log in');
  });

  it.each(['/login', '/LogIn/', '/:anything', '/*'])(
    'keeps its login where a remote claims %s',
    async (path) => {
      const routes = [{ id: 'theirs', apps: [app], path, title: 'Theirs' }];
      const claiming = { ...parts, descriptor: { ...parts.descriptor, routes } };
      open({ app, path: '/login', loader: { ...loader, registry: () => [claiming] } });
      const main = within(screen.getByRole('main'));
      expect(await main.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
      expect(main.queryByText('routes theirs')).not.toBeInTheDocument();
    },
  );

  it('opens accounts', async () => {
    open({ app, path: '/register' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeInTheDocument();
    expect(document.title).toBe('Riverside Leisure | Create an account');
  });

  it('shows the not-found page for unknown paths, with a way home that keeps the tab’s flags', async () => {
    open({ app, path: '/nowhere', flags: 'kiosk=true' });
    const heading = { level: 1, name: "Whoops! Looks like you've gone offside." };
    expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/?kiosk=true');
    expect(document.title).toBe('Riverside Leisure | Page not found');
  });
});

describe('without the navigation', () => {
  const failing: RemoteLoader = {
    ...loader,
    loaded: () => undefined,
    load: async () => {
      throw new Error('The script did not arrive.');
    },
  };
  const unnamed: RemoteLoader = { ...loader, registry: () => [] };

  it.each([
    ['that cannot be loaded', failing],
    ['that the registry does not name', unnamed],
  ])('%s, one bar has the brand, the way home and the login', async (_what, without) => {
    const { bus } = open({ path: '/login', loader: without });
    const asked = vi.fn();
    bus.on('session:login-requested', asked);
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByRole('link', { name: 'Riverside Leisure' })).toHaveAttribute('href', '/');
    expect(bar.getByRole('status')).toHaveTextContent('The menu could not be loaded.');
    expect(bar.getByRole('button', { name: 'Load menu' })).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Shopping basket' }).getAttribute('href')).toMatch(/\/basket$/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    act(() => bar.getByRole('button', { name: 'Log in' }).click());
    expect(asked).toHaveBeenCalledWith({ resume: null });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getAllByRole('list', { name: 'Legal and contact' })).toHaveLength(1);
  });

  it('keeps the room of the bar until it is known to be missing', async () => {
    const { container } = open({
      path: '/login',
      loader: { ...failing, load: () => new Promise(() => undefined) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    const [first] = container.querySelectorAll('a + div');
    expect(first).toHaveStyle({ height: '64px' });
  });

  it.each(['footer', 'below-header'])('a missing %s says so itself while the bar is shown', async (lost) => {
    const withoutOne: RemoteLoader = {
      ...loader,
      loaded: (remote, kind, id) => (id === lost ? undefined : loader.loaded(remote, kind, id)),
      load: failing.load,
    };
    open({ path: '/login', loader: withoutOne });
    expect(await screen.findByRole('alert')).toHaveTextContent('The parts could not be loaded.');
    expect(screen.getByText('slots header')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    // Without a footer the page still has the tenant's notices.
    expect(screen.queryAllByRole('list', { name: 'Legal and contact' })).toHaveLength(
      lost === 'footer' ? 1 : 0,
    );
  });

  it('a customer logs out through it', async () => {
    const { bus } = open({ app: 'my-account', path: '/nowhere', user: testUser, loader: failing });
    const asked = vi.fn();
    bus.on('session:logout-requested', asked);
    const bar = within(await screen.findByRole('banner'));
    act(() => bar.getByRole('button', { name: 'Log out' }).click());
    expect(asked).toHaveBeenCalledOnce();
    expect(bar.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('a kiosk starts over through it, and its logo is no link', async () => {
    const { bus } = open({ app: 'online-joining', flags: 'kiosk=true', path: '/nowhere', loader: failing });
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByText('Riverside Leisure')).toBeInTheDocument();
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Start over']);
    const asked = vi.fn();
    bus.on('kiosk:home-requested', asked);
    act(() => bar.getByRole('link', { name: 'Start over' }).click());
    expect(asked).toHaveBeenCalledOnce();
  });

  it('is retried with the rest of its remote', async () => {
    let isMended = false;
    const recovering: RemoteLoader = {
      ...failing,
      load: async (remote, kind, id) =>
        isMended ? () => <p>{`${kind} ${id}`}</p> : failing.load(remote, kind, id),
    };
    open({ path: '/login', loader: recovering });
    const again = await screen.findByRole('button', { name: 'Load menu' });
    isMended = true;
    act(() => again.click());
    expect(await screen.findByText('slots header')).toBeInTheDocument();
    expect(await screen.findByText('slots footer')).toBeInTheDocument();
    expect(await screen.findByText('slots breadcrumb')).toBeInTheDocument();
    expect(await screen.findByText('slots below-header')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });
});

describe('a malformed address', () => {
  it.each([
    ['a line break', '/a%0Ab'],
    ['a line separator', '/%E2%80%A8'],
    ['a cut percent sequence', '/%E0%A4%A'],
    ['9,000 characters', `/${'a'.repeat(9_000)}`],
  ])('with %s is not found, once', async (_what, path) => {
    open({ path });
    const main = within(await screen.findByRole('main'));
    expect(main.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      "Whoops! Looks like you've gone offside.",
    ]);
  });
});

describe('a page for customers', () => {
  const path = '/payments?tab=2&x=a%20b';

  it('sends a visitor to the login, with the full return path', async () => {
    open({ app: 'my-account', path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    const [page, query] = (address() ?? '').split('?');
    expect(page).toBe('/login');
    expect(new URLSearchParams(query).get('redirect')).toBe(path);
  });

  it('is shown to a customer', async () => {
    open({ app: 'my-account', path, user: testUser });
    expect(await screen.findByText('routes payments')).toBeInTheDocument();
    expect(document.title).toBe('Riverside Leisure | Payments');
  });
});
