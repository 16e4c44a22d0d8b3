import { afterAll, afterEach, vi } from 'vitest';

// Files share their worker: none leaves a clock, a global or a variable behind for the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Random values of a test can be repeated: fast-check prints the seed of each failure.
const seed = process.env.TEST_SEED;
if (seed) {
  const { default: fastCheck } = await import('fast-check');
  fastCheck.configureGlobal({ seed: Number(seed) });
}

// Files that name a browser environment in their first line get its matchers and a clean page; the others stay quick.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  const { removeStyles, resetPage } = await import('./page.ts');
  // A busy machine is slow, not wrong: what a test waits for may take this long, in milliseconds.
  configure({ asyncUtilTimeout: 15_000 });
  // Newer browsers answer with a promise, which an effect must not hand on as its clean-up.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  afterAll(resetPage);
  afterEach(() => {
    cleanup();
    removeStyles();
  });
}
