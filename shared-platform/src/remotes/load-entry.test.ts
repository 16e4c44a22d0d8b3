// @vitest-environment happy-dom
import type { PublishedRemote } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY_TIMEOUT, loadEntry } from './load-entry.ts';

const remote: PublishedRemote = {
  descriptor: { name: 'mf-shop', displayName: 'The shop', contract: 1, routes: [], slots: [] },
  version: '1.0.0',
  entry: '/remotes/mf-shop/1.0.0/entry.js',
  integrity: 'sha384-abc',
  container: 'mf_shop_1_0_0',
  chunks: {},
};
const container = { init: vi.fn(), get: vi.fn() };
const containers = globalThis as unknown as Record<string, unknown>;

/** Scripts requested by the page, in order. Nothing arrives until a test says so. */
const asked: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T08:00:00Z') });
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  asked.length = 0;
  delete containers[remote.container];
  document.body.replaceChildren();
});

const address = (script: HTMLScriptElement | undefined) => script?.getAttribute('src');
const last = () => asked.at(-1) ?? expect.fail('No script was asked for.');
const arrive = (script = last()) => {
  containers[remote.container] = container;
  script.dispatchEvent(new Event('load'));
};
const fail = (script = last()) => script.dispatchEvent(new Event('error'));

/** Starts loading, and says how it ends. */
function load(published = remote, isRetry = false) {
  const outcome = vi.fn();
  loadEntry(published, isRetry).then(outcome, ({ message }: Error) => outcome(message));
  return outcome;
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** The pause between two attempts is over. */
const pause = () => pass(300);

/** The tag of the entry that the gateway wrote into the page. */
function sendWithPage(isOver = false): HTMLScriptElement {
  const tag = document.createElement('script');
  tag.type = 'inert';
  tag.setAttribute('src', remote.entry);
  document.body.append(tag);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue(isOver ? [{} as PerformanceEntry] : []);
  return tag;
}

describe('the entry of a remote', () => {
  it('is asked for once with its integrity, and hands over its container', async () => {
    const outcome = load();
    expect(address(last())).toBe(remote.entry);
    expect(last().integrity).toBe('sha384-abc');
    expect(last().crossOrigin).toBe('anonymous');
    arrive();
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(container);
    await pass(ENTRY_TIMEOUT * 3);
    expect(asked).toHaveLength(1);
  });

  it('has none where none is published', () => {
    load({ ...remote, integrity: null });
    expect(last().hasAttribute('integrity')).toBe(false);
    expect(last().hasAttribute('crossorigin')).toBe(false);
  });

  it('is not asked for where its container is there already', async () => {
    containers[remote.container] = container;
    const outcome = load();
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(container);
    expect(asked).toEqual([]);
  });
});

describe('an entry that is lost', () => {
  it('is requested again after a pause, under another address and with the same integrity', async () => {
    const outcome = load();
    fail();
    await pass(299);
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    expect(address(last())).toBe(`${remote.entry}?r=${Date.now()}`);
    expect(last().integrity).toBe('sha384-abc');
    arrive();
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(container);
  });

  it('is given up after two attempts, with the reason', async () => {
    const outcome = load();
    fail();
    await pause();
    fail();
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/could not be loaded\.$/));
    await pass(ENTRY_TIMEOUT * 3);
    expect(asked).toHaveLength(2);
  });

  it('that defines nothing is requested again, then named', async () => {
    const outcome = load();
    last().dispatchEvent(new Event('load'));
    await pause();
    expect(asked).toHaveLength(2);
    last().dispatchEvent(new Event('load'));
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(`${remote.entry} defines no ${remote.container}.`);
  });

  it('is asked for under another address at once when a person tries again', async () => {
    load(remote, true);
    expect(address(last())).toBe(`${remote.entry}?r=${Date.now()}`);
  });
});

describe('an entry that hangs', () => {
  it('is given up after four seconds and requested again', async () => {
    const outcome = load();
    await pass(4_000);
    await pause();
    expect(asked).toHaveLength(2);
    await pass(3_999);
    expect(outcome).not.toHaveBeenCalled();
    await pass(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/did not arrive in time\.$/));
  });

  it('is not given up before', async () => {
    const outcome = load();
    await pass(ENTRY_TIMEOUT - 1);
    arrive();
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(container);
    expect(asked).toHaveLength(1);
  });

  it('is taken when it arrives after all, during the pause', async () => {
    const outcome = load();
    await pass(ENTRY_TIMEOUT);
    containers[remote.container] = container;
    await pause();
    expect(outcome).toHaveBeenCalledExactlyOnceWith(container);
    expect(asked).toHaveLength(1);
  });
});

describe('an entry that arrived with the page', () => {
  it('is waited for while it is on its way', async () => {
    const tag = sendWithPage();
    const outcome = load();
    expect(asked).toEqual([]);
    arrive(tag);
    await pass(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(container);
  });

  it('is asked for under another address when it is lost, and its tag is removed', async () => {
    const tag = sendWithPage();
    load();
    fail(tag);
    await pause();
    expect(tag.isConnected).toBe(false);
    expect(address(last())).toBe(`${remote.entry}?r=${Date.now()}`);
  });

  it('is asked for when its tag is over and brought nothing', () => {
    sendWithPage(true);
    load();
    expect(address(last())).toBe(remote.entry);
  });

  it('is not waited for when a person tries again', () => {
    sendWithPage();
    load(remote, true);
    expect(asked).toHaveLength(1);
  });
});
