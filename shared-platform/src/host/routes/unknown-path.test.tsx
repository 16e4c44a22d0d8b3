// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import type { AppName } from 'shared-contracts/links';
import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRemoteLoader } from '../../remotes/remote-loader.ts';
import { renderWithPlatform } from '../../testing/render-with-platform.tsx';
import { UnknownPath } from './unknown-path.tsx';

const basket: PublishedRemote = {
  descriptor: {
    name: 'mf-basket',
    displayName: 'The basket',
    contract: 1,
    routes: [
      { id: 'basket', apps: ['bookings', 'online-joining'], path: '/basket', title: 'Basket' },
      { id: 'order', apps: ['bookings'], path: '/order-confirmed/:id', title: 'Order confirmed' },
    ],
    slots: [],
  },
  version: '1',
  entry: '',
  integrity: null,
  container: 'mf_basket',
  chunks: {},
};

function open(app: AppName, path: string) {
  const replacePage = vi.fn();
  const loader = createRemoteLoader({
    registry: [basket],
    loadModule: () => Promise.reject(new Error('No part is drawn here.')),
    fetchRegistry: async () => [basket],
  });
  renderWithPlatform(<UnknownPath loader={loader} notFound={<p>Not found</p>} replacePage={replacePage} />, {
    app,
    path,
  });
  return replacePage;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

describe('a path that this host has no screen for', () => {
  it('leads to the host that has one, with its query', async () => {
    const replacePage = open('my-account', '/basket?from=mail');
    await waitFor(() =>
      expect(replacePage).toHaveBeenCalledWith('http://bookings.riverside.localhost:8080/basket?from=mail'),
    );
    expect(screen.queryByText('Not found')).not.toBeInTheDocument();
  });

  it('keeps the display flags on the way', async () => {
    window.history.replaceState(null, '', '/?kiosk=true');
    const replacePage = open('my-account', '/order-confirmed/7');
    await waitFor(() =>
      expect(replacePage).toHaveBeenCalledWith(
        'http://bookings.riverside.localhost:8080/order-confirmed/7?kiosk=true',
      ),
    );
  });

  it('is not found when no host has one', () => {
    const replacePage = open('my-account', '/nowhere');
    expect(screen.getByText('Not found')).toBeInTheDocument();
    expect(replacePage).not.toHaveBeenCalled();
  });
});
