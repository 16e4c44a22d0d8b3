import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
    initSharing: async () => ({}),
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

  it('names the stage that broke', async () => {
    const stageOf = async (attempt: Promise<unknown>) => {
      const error = await attempt.catch((thrown: unknown) => thrown);
      return error instanceof RemoteFailure ? error.stage : error;
    };
    expect(await stageOf(loader([]).load('mf-shop', 'routes', 'home'))).toBe('registry');
    const tooNew = { ...remote, descriptor: { ...remote.descriptor, contract: 99 } };
    expect(await stageOf(loader([tooNew]).load('mf-shop', 'routes', 'home'))).toBe('registry');
    define(() => Promise.reject(new Error('evaluation')));
    expect(await stageOf(loader().load('mf-shop', 'routes', 'home'))).toBe('module');
    define(async () => () => ({ default: { routes: {}, slots: {} } }));
    expect(await stageOf(loader().load('mf-shop', 'routes', 'home'))).toBe('module');
  });

  it('starts afresh after a failure', async () => {
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
