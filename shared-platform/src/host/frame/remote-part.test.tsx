// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RemoteFailure } from '../../remotes/remote-failure.ts';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { Link, useParams } from '../../router.ts';
import { ScreenNotFound } from '../../screen-not-found.ts';
import { renderWithPlatform } from '../../testing/index.ts';
import { RemotePart } from './remote-part.tsx';

function loader(load: RemoteLoader['load']): RemoteLoader {
  return { registry: () => [], loaded: () => undefined, load, retry: vi.fn(async () => undefined) };
}

function show(load: RemoteLoader['load'], path = '/', route = '*', remotes = loader(load), isSilent = false) {
  const part = (
    <>
      <Link to="/things/known">Known thing</Link>
      <RemotePart
        loader={remotes}
        remote="mf-shop"
        displayName="The shop"
        kind="routes"
        id="shop"
        pending={<p>Waiting</p>}
        notFound={<p>No such thing</p>}
        isSilent={isSilent}
      />
    </>
  );
  return renderWithPlatform(part, { path, route });
}

describe('a part of a remote', () => {
  it('shows what waits, then the part', async () => {
    show(async () => () => <p>The shop window</p>);
    expect(screen.getByText('Waiting')).toBeInTheDocument();
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
  });

  it('says that the page is missing when it cannot be loaded, tells the page, and recovers', async () => {
    let attempts = 0;
    const { bus } = show(async (remote) => {
      if (++attempts === 1) throw new RemoteFailure(remote, 'entry-lost', new Error('404'));
      return () => <p>The shop window</p>;
    });
    const failed = vi.fn();
    bus.on('remote:failed', failed);
    expect(await screen.findByText('This page could not be loaded.')).toBeInTheDocument();
    expect(failed).toHaveBeenCalledWith({ remote: 'mf-shop', stage: 'entry' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The shop window')).toBeInTheDocument();
  });

  it('is named in the notice where it is beside others', async () => {
    const remotes = loader(async (remote) => {
      throw new RemoteFailure(remote, 'entry-lost', new Error('404'));
    });
    const part = { remote: 'mf-shop', displayName: 'The shop', id: 'offer', pending: null, notFound: null };
    renderWithPlatform(<RemotePart loader={remotes} kind="slots" {...part} />, { path: '/', route: '*' });
    expect(await screen.findByText('The shop could not be loaded.')).toBeInTheDocument();
  });

  it('keeps an error of its drawing to itself', async () => {
    const Broken: ComponentType = () => {
      throw new Error('drawing');
    };
    show(async () => Broken);
    expect(await screen.findByText('This page could not be loaded.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Known thing' })).toBeInTheDocument();
  });

  it('asks what is served now when a script that a screen loads later is gone', async () => {
    const Torn: ComponentType = () => {
      const request = 'http://localhost/remotes/mf-shop/1.0.0/js/786.js';
      throw Object.assign(new Error('Loading chunk 786 failed.'), { name: 'ChunkLoadError', request });
    };
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    show(async () => Torn);
    expect(await screen.findByText('This page could not be loaded.')).toBeInTheDocument();
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledExactlyOnceWith(
        '/boot.json',
        expect.objectContaining({ cache: 'no-cache' }),
      ),
    );
    fetched.mockRestore();
  });

  it('that works in the background fails without a word, until someone asks for what it does', async () => {
    let isDown = true;
    const load = vi.fn(async (remote: string) => {
      if (isDown) throw new RemoteFailure(remote, 'entry-lost', new Error('404'));
      return () => <p>The shop assistant</p>;
    });
    const { bus } = show(load, '/', '*', loader(load), true);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText('Waiting')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    isDown = false;
    act(() => void bus.emit('basket:changed', { cartId: '1', itemCount: 1 }));
    expect(load).toHaveBeenCalledTimes(1);
    act(() => void bus.emit('basket:add-requested', { requestId: '1', items: [] }));
    expect(await screen.findByText('The shop assistant')).toBeInTheDocument();
  });

  it('shows not-found for a subject that does not exist, until the address names one that does', async () => {
    const Thing: ComponentType = () => {
      const { id } = useParams();
      if (id !== 'known') throw new ScreenNotFound();
      return <p>The known thing</p>;
    };
    show(async () => Thing, '/things/unknown', '/things/:id');
    expect(await screen.findByText('No such thing')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Known thing' }));
    expect(await screen.findByText('The known thing')).toBeInTheDocument();
  });
});
