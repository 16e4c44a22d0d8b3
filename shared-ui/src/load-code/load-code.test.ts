// @vitest-environment happy-dom
import { FILE_INTEGRITY } from 'shared-contracts/file-integrity';
import { SCRIPT_TIMEOUT } from 'shared-contracts/script-timeout';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadCode, lostScript } from './load-code.ts';

const lost = (request: string) =>
  Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError', request });
const run = () => vi.fn(async (_address: string) => undefined);

describe('the missing script that an error names', () => {
  it.each([
    [lost('/shell/js/a.js'), '/shell/js/a.js'],
    [Object.assign(new Error(), { name: 'ChunkLoadError' }), ''],
    [new Error('The module threw.'), null],
    ['not an error', null],
  ])('%o: %s', (error, address) => expect(lostScript(error)).toBe(address));
});

describe('loading code', () => {
  it('requests a script that loads only once', async () => {
    const fresh = run();
    expect(await loadCode(async () => 'code', {}, fresh)).toBe('code');
    expect(fresh).not.toHaveBeenCalled();
  });

  it('recovers each missing script once, then returns the code', async () => {
    const missing = ['/a.js', '/b.js'];
    const fresh = vi.fn(async (address: string) => void missing.splice(missing.indexOf(address), 1));
    const load = vi.fn(async () => {
      if (missing[0]) throw lost(missing[0]);
      return 'code';
    });
    expect(await loadCode(load, load, fresh)).toBe('code');
    expect(fresh.mock.calls).toEqual([['/a.js'], ['/b.js']]);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('gives up on a script that is broken under a fresh address too', async () => {
    const fresh = run();
    const load = vi.fn(() => Promise.reject(lost('/a.js')));
    await expect(loadCode(load, load, fresh)).rejects.toMatchObject({ request: '/a.js' });
    expect(fresh).toHaveBeenCalledExactlyOnceWith('/a.js');
  });

  it('starts the next attempt with the missing script, so that no one waits for the old address again', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(lost('/a.js')));
    await loadCode(load, load, () => Promise.reject(lost('/a.js'))).catch(() => undefined);
    load.mockReset().mockResolvedValue('code');
    const fresh = run();
    expect(await loadCode(load, load, fresh)).toBe('code');
    expect(fresh).toHaveBeenCalledExactlyOnceWith('/a.js');
    expect(fresh.mock.invocationCallOrder[0]).toBeLessThan(load.mock.invocationCallOrder[0] ?? 0);
  });

  it('does not retry a module that threw: webpack evaluates it at the next request', async () => {
    const fresh = run();
    const load = () => Promise.reject(new Error('The module threw.'));
    await expect(loadCode(load, load, fresh)).rejects.toThrow('The module threw.');
    expect(fresh).not.toHaveBeenCalled();
  });
});

describe('the fresh address', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function startLosing() {
    const sent: HTMLScriptElement[] = [];
    // Only the tag matters here; happy-dom would refuse to fetch its file.
    vi.spyOn(document.head, 'append').mockImplementation((tag) => {
      if (tag instanceof HTMLScriptElement) sent.push(tag);
    });
    const load = vi.fn<() => Promise<string>>(() => Promise.reject(lost('http://localhost/a.js')));
    const loading = loadCode(load);
    loading.catch(() => undefined);
    return { load, loading, sent };
  }

  it('differs from the one that failed, and its tag does not stay', async () => {
    const { load, loading, sent } = startLosing();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const [tag] = sent;
    const remove = vi.spyOn(tag as HTMLScriptElement, 'remove');
    expect(tag?.src).toMatch(/^http:\/\/localhost\/a\.js\?r=\d+$/);
    load.mockResolvedValue('code');
    tag?.onload?.(new Event('load'));
    expect(await loading).toBe('code');
    expect(remove).toHaveBeenCalledOnce();
  });

  it('is checked against the integrity of the script that the page has', async () => {
    vi.stubGlobal(FILE_INTEGRITY, { '/a.js': 'sha256-a' });
    const { sent } = startLosing();
    await vi.waitFor(() => expect(sent[0]?.integrity).toBe('sha256-a'));
  });

  it('is given up when it hangs', async () => {
    vi.useFakeTimers();
    const { loading } = startLosing();
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT);
    await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError', request: 'http://localhost/a.js' });
  });
});
