// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import type { PublishedRemote, SlotName } from 'shared-contracts/remote';
import type { RemoteLoader } from 'shared-platform/host';
import { useLocation } from 'shared-platform/router';
import { renderWithPlatform, testUser } from 'shared-platform/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { StandaloneFrame } from './standalone-frame.tsx';

const APP = 'online-joining' as const;
const SLOTS: SlotName[] = ['header', 'kiosk-bar', 'breadcrumb', 'footer'];

const parts: PublishedRemote = {
  descriptor: {
    name: 'mf-parts',
    displayName: 'The parts',
    contract: 1,
    routes: [
      { id: 'join', apps: [APP], path: '/', title: 'Online Joining' },
      { id: 'checkout', apps: [APP], path: '/checkout', title: 'Checkout', guard: 'customer' },
      { id: 'confirmation', apps: [APP], path: '/order-confirmed/:orderId', title: 'Order confirmed' },
    ],
    slots: SLOTS.map((slot) => ({ slot, id: slot, apps: [APP] })),
  },
  version: '1',
  entry: '',
  integrity: null,
  container: 'mf_parts',
  chunks: {},
};

/** Every part of the remote draws its name. */
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
const address = () => screen.getByLabelText('Address').textContent;

function open(options: Parameters<typeof renderWithPlatform>[1] = {}) {
  window.history.replaceState(null, '', '/?embedded=true');
  const page = (
    <>
      <StandaloneFrame loader={loader} />
      <Address />
    </>
  );
  return renderWithPlatform(page, { app: APP, ...options });
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('the standalone page', () => {
  it.each([
    ['/', 'routes join', 'Online Joining'],
    ['/order-confirmed/7', 'routes confirmation', 'Order confirmed'],
  ])('has at %s what the registry names for it', (path, part, title) => {
    open({ path });
    expect(screen.getByText(part)).toBeInTheDocument();
    expect(document.title).toBe(`Riverside Leisure | ${title}`);
  });

  it('has no place for a header, a breadcrumb or a footer', () => {
    open();
    expect(screen.queryAllByText(/^slots /)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Skip to content' })).not.toBeInTheDocument();
  });

  it("leads to the tenant's notices, with no venue chosen", () => {
    open({ client: { privacyNoticeUrl: 'https://riverside.example/privacy' } });
    expect(screen.getByRole('list', { name: 'Legal and contact' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Privacy notice (opens in a new tab)' })).toBeInTheDocument();
  });

  it('sends a visitor from the checkout to its own login, with the way back', async () => {
    open({ path: '/checkout' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
    expect(address()).toBe('/login?redirect=%2Fcheckout&embedded=true');
  });

  it('logs in where a part asks for it, and comes back', async () => {
    const { bus } = open({ path: '/?centre=sale' });
    act(() => void bus.emit('session:login-requested', { resume: null }));
    expect(address()).toBe('/login?redirect=%2F%3Fcentre%3Dsale&embedded=true');
    cleanup();
    open({ path: '/login?redirect=%2F%3Fcentre%3Dsale&embedded=true', user: testUser });
    expect(await screen.findByText('routes join')).toBeInTheDocument();
    expect(address()).toBe('/?centre=sale&embedded=true');
  });

  it('does not find what it has not, and leads home embedded', () => {
    open({ path: '/nowhere' });
    const heading = { level: 1, name: "Whoops! Looks like you've gone offside." };
    expect(screen.getByRole('heading', heading)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/?embedded=true');
  });
});
