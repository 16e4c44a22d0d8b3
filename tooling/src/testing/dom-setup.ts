import { afterEach } from 'vitest';

// Files that name a browser environment in their first line get its matchers and a clean page; the others stay quick.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/react');
  // A busy machine is slow, not wrong: what a test waits for may take this long, in milliseconds.
  configure({ asyncUtilTimeout: 5_000 });
  afterEach(cleanup);
}
