// @vitest-environment happy-dom
import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RemoteFailure } from './remote-failure.ts';
import { type CurrentBuilds, reloadForNewBuild } from './stale-build.ts';

const remote = (version: string): PublishedRemote => ({
  descriptor: { name: 'mf-shop', displayName: 'The shop', contract: 1, routes: [], slots: [] },
  version,
  entry: `/remotes/mf-shop/${version}/entry.js`,
  integrity: null,
  container: 'mf_shop',
  chunks: {},
});
const lost = (path: string) =>
  Object.assign(new Error(), { name: 'ChunkLoadError', request: `${window.location.origin}${path}` });
const lostPart = lost('/remotes/mf-shop/1.0.0/js/window.js');
const lostDialog = lost('/shell/js/login-dialog.1.js');
const running = '/shell/js/main.1.js';
const served: CurrentBuilds = { registry: async () => [remote('1.0.0')], hostScripts: async () => [running] };

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

beforeEach(() => {
  const tag = document.createElement('script');
  tag.type = 'text/plain';
  tag.setAttribute('src', running);
  document.body.append(tag);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('a script that is lost', () => {
  it.each<[string, unknown, Partial<CurrentBuilds>, number]>([
    ['while its remote is still served', lostPart, {}, 0],
    ['because its remote was deployed again', lostPart, { registry: async () => [remote('1.1.0')] }, 1],
    [
      'because its remote was deployed again, as its loader says',
      new RemoteFailure('mf-shop', 'module-failed', lostPart),
      { registry: async () => [remote('1.1.0')] },
      1,
    ],
    ['of another bundler, while its remote is still served', lost('/remotes/mf-shop/1.0.0/166.js'), {}, 0],
    ['of a remote that is gone', lostPart, { registry: async () => [] }, 0],
    ['while the shell is still served', lostDialog, {}, 0],
    [
      'because the shell was deployed again',
      lostDialog,
      { hostScripts: async () => ['/shell/js/main.2.js'] },
      1,
    ],
    [
      'while nothing can be asked',
      lostDialog,
      { hostScripts: () => Promise.reject(new Error('offline')) },
      0,
    ],
    ['not at all: a module threw', new Error('evaluation'), { registry: async () => [remote('1.1.0')] }, 0],
  ])('%s', async (_case, error, now, reloads) => {
    const reloadPage = vi.fn();
    await reloadForNewBuild(error, { reloadForNewBuild: reloadPage }, { ...served, ...now }, memory());
    expect(reloadPage).toHaveBeenCalledTimes(reloads);
  });

  it('reloads once for one build, and again for the next', async () => {
    const reloadPage = vi.fn();
    const storage = memory();
    const lose = (version: string) =>
      reloadForNewBuild(
        lostPart,
        { reloadForNewBuild: reloadPage },
        { ...served, registry: async () => [remote(version)] },
        storage,
      );
    await lose('1.1.0');
    await lose('1.1.0');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    await lose('1.2.0');
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });
});
