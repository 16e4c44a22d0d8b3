import { describe, expect, it, test, vi } from 'vitest';
import type { PageDocument } from './page-document.ts';
import { createStoredPages, type PageInputs } from './stored-pages.ts';

const document = (html: string): PageDocument => ({ html, scripts: [], styles: [] });
const plain = () => document('skeleton');
const answers = {};
const made = (...answers: unknown[]) => ({ build: ['1.0.0'], answers });

test('a page is built once while its inputs stay the same', async () => {
  const pages = createStoredPages();
  const make = vi.fn(plain);
  const first = await pages.of('/', made(answers), { plain: make, rendered: null });
  expect(await pages.of('/', made(answers), { plain: make, rendered: null })).toBe(first);
  await pages.of('/', made({}), { plain: make, rendered: null });
  expect(make).toHaveBeenCalledTimes(2);
});

test('requests for one page share its rendering', async () => {
  const pages = createStoredPages();
  const rendered = vi.fn(async () => document('content'));
  const both = await Promise.all([1, 2].map(() => pages.of('/', made(), { plain, rendered })));
  expect(both.map((page) => page.document.html)).toEqual(['content', 'content']);
  await pages.of('/', made(), { plain, rendered });
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a late page is sent as its skeleton, and stored for the next request', async () => {
  const pages = createStoredPages(0);
  const { promise, resolve } = Promise.withResolvers<PageDocument>();
  const rendered = vi.fn(() => promise);
  expect((await pages.of('/', made(), { plain, rendered })).document.html).toBe('skeleton');
  resolve(document('content'));
  await vi.waitFor(async () =>
    expect((await pages.of('/', made(), { plain, rendered })).document.html).toBe('content'),
  );
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('a page that cannot be rendered is requested again', async () => {
  const pages = createStoredPages();
  const rendered = vi.fn(async (): Promise<PageDocument | null> => null);
  expect((await pages.of('/', made(), { plain, rendered })).document.html).toBe('skeleton');
  rendered.mockResolvedValueOnce(document('content'));
  expect((await pages.of('/', made(), { plain, rendered })).document.html).toBe('content');
});

test('the least recently used pages are evicted', async () => {
  const pages = createStoredPages(80, 50);
  const make = vi.fn(() => document('x'.repeat(10)));
  const open = (key: string) => pages.of(key, made(), { plain: make, rendered: null });
  await open('a');
  await open('b');
  await open('a');
  await open('c');
  expect(make).toHaveBeenCalledTimes(3);
  await open('a');
  expect(make).toHaveBeenCalledTimes(3);
  await open('b');
  expect(make).toHaveBeenCalledTimes(4);
});

describe('a page that is rendered again and late', () => {
  const never = () => new Promise<PageDocument>(() => undefined);

  /** A page of the first answers is there; the one of the second is late. */
  async function renderedAnew() {
    const clock = { now: 1_000_000 };
    const pages = createStoredPages(20, undefined, () => clock.now);
    const rendered = vi.fn(async () => document('first'));
    await vi.waitFor(async () =>
      expect((await pages.of('/', made(1), { plain, rendered })).document.html).toBe('first'),
    );
    rendered.mockImplementation(never);
    const ask = async (madeOf: PageInputs, key = '/') =>
      (await pages.of(key, madeOf, { plain, rendered })).document.html;
    return { clock, ask, rendered };
  }

  it('is sent as it last was, for a moment', async () => {
    const { clock, ask } = await renderedAnew();
    expect(await ask(made(2))).toBe('first');
    clock.now += 30_000;
    expect(await ask(made(3))).toBe('first');
    clock.now += 1;
    expect(await ask(made(3))).toBe('skeleton');
  });

  it.each<[string, PageInputs, string]>([
    ['of another build', { build: ['1.0.1'], answers: [2] }, '/'],
    ['under another key', made(2), '/login'],
  ])('is its skeleton %s', async (_which, madeOf, key) => {
    const { ask } = await renderedAnew();
    expect(await ask(madeOf, key)).toBe('skeleton');
  });

  it('is not followed by an older version', async () => {
    const { ask, rendered } = await renderedAnew();
    rendered.mockImplementation(async () => document('second'));
    await vi.waitFor(async () => expect(await ask(made(2))).toBe('second'));
    rendered.mockImplementation(never);
    expect(await ask(made(3))).toBe('second');
  });
});
