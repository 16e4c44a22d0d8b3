// @vitest-environment happy-dom
import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadModuleEntry } from './load-module-entry.ts';

const home = '/remotes/mf-partner/1.0.0';
const remote: PublishedRemote = {
  descriptor: { name: 'mf-partner', displayName: 'Partner', contract: 1, routes: [], slots: [] },
  version: '1.0.0',
  entry: `${home}/remoteEntry.js`,
  integrity: 'sha384-entry',
  container: 'mf_partner',
  chunks: {},
  federation: { type: 'module', takes: {} },
  fileIntegrity: { [`${home}/remoteEntry.js`]: 'sha256-entry', [`${home}/screen.js`]: 'sha256-screen' },
};
const container = { init: vi.fn(), get: vi.fn() };
const importEntry = vi.fn();
const fetched = vi.fn();
let links: HTMLLinkElement[];
let isRefused: (link: HTMLLinkElement) => boolean;

beforeEach(() => {
  links = [];
  isRefused = () => false;
  importEntry.mockReset().mockResolvedValue(container);
  fetched.mockReset().mockImplementation(async () => new Response('code'));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({
    supports: () => true,
  } as unknown as DOMTokenList);
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const link = node as HTMLLinkElement;
    links.push(link);
    queueMicrotask(() => link.dispatchEvent(new Event(isRefused(link) ? 'error' : 'load')));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = (isRetry = false) => loadModuleEntry(remote, isRetry, importEntry);

describe('the entry of a remote that is made of modules', () => {
  it('is imported once the browser has checked every module against its hash', async () => {
    expect(await load()).toBe(container);
    expect(links.map((link) => [link.rel, link.getAttribute('href'), link.integrity])).toEqual([
      ['modulepreload', `${home}/remoteEntry.js`, 'sha256-entry'],
      ['modulepreload', `${home}/screen.js`, 'sha256-screen'],
    ]);
    expect(importEntry).toHaveBeenCalledExactlyOnceWith(remote.entry);
  });

  it('asks again for a module that is lost, past every cache', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 503 }));
    expect(await load()).toBe(container);
    expect(fetched.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'default', 'reload']);
  });

  it('asks past every cache when a person tries again', async () => {
    await load(true);
    expect(fetched.mock.calls.map(([, { cache }]) => cache)).toEqual(['reload', 'reload']);
  });

  it.each<[string, string, () => void]>([
    ['is lost twice', 'entry-lost', () => fetched.mockRejectedValue(new TypeError('integrity'))],
    ['hangs', 'entry-late', () => fetched.mockRejectedValue(new DOMException('late', 'TimeoutError'))],
    [
      'is not what was published',
      'entry-lost',
      () => {
        isRefused = ({ integrity }) => integrity === 'sha256-screen';
      },
    ],
  ])('is not imported where a module %s', async (_case, code, breakIt) => {
    breakIt();
    await expect(load()).rejects.toMatchObject({ code });
    expect(importEntry).not.toHaveBeenCalled();
  });

  it('says so where it is no container, or throws', async () => {
    importEntry.mockResolvedValueOnce({ default: 1 });
    await expect(load()).rejects.toMatchObject({ code: 'no-container' });
    importEntry.mockRejectedValueOnce(new Error('evaluation'));
    await expect(load()).rejects.toMatchObject({ code: 'entry-lost' });
  });
});
