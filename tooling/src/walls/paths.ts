import type { Monorepo } from './monorepo.ts';

/** Tests and what only tests use; all of `e2e` is a test. */
export const TESTS = '\\.(?:test|spec|test-d)\\.tsx?$|/testing/|/test-support/|[/-]testing\\.tsx?$|^e2e/';

/** Tests proper, which nothing imports. */
export const TEST_FILES = /\.(?:test|spec|test-d)\.tsx?$/;

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `services/*` as a regular expression that matches one folder name for the star. */
export const pattern = (folder: string): string => escaped(folder).replaceAll('*', '[^/]+');

/** Everything inside some folders. */
export const inside = (folders: readonly string[]): string =>
  folders.length > 0 ? `^(?:${folders.map(pattern).join('|')})/` : '^$';

export const anyPackage = ({ packages }: Monorepo): string => inside(packages.map(({ folder }) => folder));

/** An import of something by the name of its package, as it is written. */
export const named = (names: readonly string[]): string => `^(?:${names.map(pattern).join('|')})(?:/|$)`;
