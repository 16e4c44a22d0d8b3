import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadContainer } from './load-container.ts';
import { RemoteFailure } from './remote-failure.ts';
import { createRemoteLoader } from './remote-loader.ts';

const remote: PublishedRemote = {
  descriptor: { name: 'mf-shop', displayName: 'The shop', contract: 1, routes: [], slots: [] },
  version: '1.0.0',
  entry: '/remotes/mf-shop/1.0.0/entry.js',
  integrity: null,
  container: 'mf_shop_1_0_0',
  chunks: {},
};
const Screen = () => null;
const containers = globalThis as unknown as Record<string, unknown>;
afterEach(() => {
  delete containers.mf_shop_1_0_0;
});

function loader(registry = [remote]) {
  return createRemoteLoader({
    registry,
    loadModule: (published, isRetry) => loadContainer(published, isRetry, async () => ({})),
    fetchRegistry: async () => registry,
  });
}

function define(get: () => Promise<() => unknown>) {
  containers.mf_shop_1_0_0 = { init: vi.fn(), get };
}

describe('loading a remote', () => {
  it('hands out its component and remembers it', async () => {
    define(async () => () => ({
      default: { routes: { home: async () => ({ default: Screen }) }, slots: {} },
    }));
    const remotes = loader();
    expect(remotes.loaded('mf-shop', 'routes', 'home')).toBeUndefined();
    expect(await remotes.load('mf-shop', 'routes', 'home')).toBe(Screen);
    expect(remotes.loaded('mf-shop', 'routes', 'home')).toBe(Screen);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['unknown-remote', 'registry', () => loader([]).load('mf-shop', 'routes', 'home')],
    [
      'unserved-contract',
      'registry',
      () => {
        const tooNew = { ...remote, descriptor: { ...remote.descriptor, contract: 99 } };
        return loader([tooNew]).load('mf-shop', 'routes', 'home');
      },
    ],
    [
      'module-failed',
      'module',
      () => {
        define(() => Promise.reject(new Error('evaluation')));
        return loader().load('mf-shop', 'routes', 'home');
      },
    ],
    [
      'unknown-part',
      'module',
      () => {
        define(async () => () => ({ default: { routes: {}, slots: {} } }));
        return loader().load('mf-shop', 'routes', 'home');
      },
    ],
  ])('fails with the code %s and its stage', async (code, stage, load) => {
    const error = await load().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RemoteFailure);
    expect(error).toMatchObject({ name: `remote:${code}`, stage, remote: 'mf-shop' });
    expect((error as Error).message).toContain(`docs/loader-errors/${code}.md`);
  });

  it('starts again after a failure', async () => {
    define(() => Promise.reject(new Error('evaluation')));
    const remotes = loader();
    await remotes.load('mf-shop', 'routes', 'home').catch(() => undefined);
    define(async () => () => ({
      default: { routes: { home: async () => ({ default: Screen }) }, slots: {} },
    }));
    await remotes.retry('mf-shop');
    expect(await remotes.load('mf-shop', 'routes', 'home')).toBe(Screen);
  });
});
