import type { AppName } from 'shared-contracts/links';
import type { Registry } from 'shared-contracts/remote';

/** The owner of the code something comes from. */
export interface CodeOrigin {
  /** `shell` for everything that belongs to no remote. */
  part: string;
  version: string | null;
}

const SHELL: CodeOrigin = { part: 'shell', version: null };
const REMOTE_SCRIPT = /\/remotes\/(mf-[a-z0-9-]+)\/([^/]+)\//;

/** The remote that a remote failure names, else the one whose script is first in the stack. */
export function originOfError(error: unknown, file: string, registry: Registry): CodeOrigin {
  if (typeof error === 'object' && error !== null && 'remote' in error && typeof error.remote === 'string') {
    const part = error.remote;
    const found = registry.find(({ descriptor }) => descriptor.name === part);
    return { part, version: found?.version ?? null };
  }
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, part, version = null] = REMOTE_SCRIPT.exec(`${stack}\n${file}`) ?? [];
  return part ? { part, version } : SHELL;
}

/** The remote that shows the screen of an address: of all matching routes, the most specific one. */
export function originOfScreen(registry: Registry, app: AppName, pathname: string): CodeOrigin {
  const fitting = registry.flatMap(({ descriptor, version }) =>
    descriptor.routes
      .filter((route) => route.apps.includes(app) && patternOf(route.path).test(pathname))
      .map(({ path }) => ({ part: descriptor.name, version, words: path.split('/').filter(isWord).length })),
  );
  const [best] = fitting.sort((one, other) => other.words - one.words);
  return best ? { part: best.part, version: best.version } : SHELL;
}

const isWord = (segment: string) => segment !== '' && !segment.startsWith(':') && segment !== '*';

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const name = segment.startsWith(':')
        ? '[^/]+'
        : segment.replace(/\?$/, '').replace(/[.*+^$()|[\]\\]/g, '\\$&');
      return segment.endsWith('?') ? `(?:/${name})?` : `/${name}`;
    });
  return new RegExp(`^${segments.join('')}/?$`, 'i');
}
