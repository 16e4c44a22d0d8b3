// @vitest-environment happy-dom
import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPublished } from '../load-published.ts';

const react = { version: 'one copy' };
const scope = { react: { '19.3.1': { get: () => () => react } } };
const containers = globalThis as unknown as Record<string, unknown>;
const partner = (version: string, takes: Record<string, string> = { react: '^19.0.0' }): PublishedRemote => ({
  descriptor: { name: 'mf-partner', displayName: 'Partner', contract: 1, routes: [], slots: [] },
  version,
  entry: `/remotes/mf-partner/${version}/remoteEntry.js`,
  integrity: null,
  container: 'mf_partner',
  chunks: {},
  federation: { type: 'script', takes },
});
const load = (remote: PublishedRemote) => loadPublished(remote, false, async () => scope);
const exposed = { routes: {}, slots: {} };

afterEach(() => {
  vi.restoreAllMocks();
  delete containers.mf_partner;
});

describe('a remote that another bundler built', () => {
  it('hands over what it exposes, and gets the copies of the host', async () => {
    const init = vi.fn();
    containers.mf_partner = { init, get: async () => () => ({ default: exposed }) };
    expect(await load(partner('1.0.0'))).toBe(exposed);
    const shared = init.mock.calls[0]?.[0].react['19.3.1'];
    expect(shared).toMatchObject({ loaded: true, shareConfig: { singleton: true } });
    expect((await shared.get())()).toBe(react);
  });

  it('is refused in words before its entry is asked for when the host has another version', async () => {
    await expect(load(partner('2.0.0', { react: '^18.0.0' }))).rejects.toMatchObject({
      name: 'remote:unserved-module',
      stage: 'registry',
      cause: { message: 'It is made for react ^18.0.0; this host provides 19.3.1.' },
    });
  });

  it('fails at its module where the container throws, and is asked again', async () => {
    const get = vi.fn().mockRejectedValueOnce(new Error('evaluation'));
    get.mockResolvedValueOnce(() => ({ default: exposed }));
    containers.mf_partner = { init: vi.fn(), get };
    await expect(load(partner('3.0.0'))).rejects.toMatchObject({ name: 'remote:module-failed' });
    expect(await load(partner('3.0.0'))).toBe(exposed);
  });

  it('is loaded by the runtime with its hash, and a second time under another address', async () => {
    const asked: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((added) => {
      const script = added as HTMLScriptElement;
      asked.push(script);
      if (asked.length > 1)
        containers.mf_partner = { init: vi.fn(), get: async () => () => ({ default: exposed }) };
      queueMicrotask(() => script.dispatchEvent(new Event(asked.length > 1 ? 'load' : 'error')));
    });
    expect(await load({ ...partner('4.0.0'), integrity: 'sha384-abc' })).toBe(exposed);
    const entry = '/remotes/mf-partner/4.0.0/remoteEntry.js';
    expect(asked.map((script) => script.getAttribute('src')?.replace(/\d+$/, ''))).toEqual([
      entry,
      `${entry}?r=`,
    ]);
    expect(asked.map(({ integrity }) => integrity)).toEqual(['sha384-abc', 'sha384-abc']);
  });
});
