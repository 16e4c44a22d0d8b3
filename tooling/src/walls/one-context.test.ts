import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../repository.ts';
import { providedVersions } from '../webpack/shared-modules.ts';

const PLATFORM = 'shared-platform';
/** The file with the page's context: two copies in one page do not share it. */
const CONTEXT = `${PLATFORM}/src/platform-context.ts`;

/** Entries that hosts, servers and tests bundle for themselves. */
const FOR_HOSTS = ['host', 'log-in', 'server', 'testing'];

const { exports } = JSON.parse(fs.readFileSync(inRoot(PLATFORM, 'package.json'), 'utf8'));
const bundledByRemotes = Object.entries<string>(exports).filter(([key]) => {
  const name = key.slice(2);
  return name !== '' && !FOR_HOSTS.includes(name) && !(`${PLATFORM}/${name}` in providedVersions());
});

/** The files that one brings along by relative imports, types aside, later parts included. */
function filesBehind(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = fs.readFileSync(inRoot(file), 'utf8');
  const imports = source.matchAll(
    /(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|import\([^)]*?'(\.[^']+)'/g,
  );
  for (const [, still, later] of imports) {
    filesBehind(path.posix.join(path.posix.dirname(file), still ?? later ?? ''), seen);
  }
  return seen;
}

test.each(bundledByRemotes)(
  '%s, which remotes bundle, takes the page from the shared package',
  (_key, entry) => {
    const files = filesBehind(path.posix.join(PLATFORM, entry));
    expect([...files]).not.toContain(CONTEXT);
  },
);
