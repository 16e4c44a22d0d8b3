import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';

it('the README has every setting, and no other', () => {
  const read = new Set<string>();
  const environment = new Proxy(
    { RENDERER_SOCKET: 'data/renderer.sock' },
    {
      get(set, name) {
        read.add(String(name));
        return Reflect.get(set, name);
      },
    },
  );
  readEnvironment(environment);
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const documented = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual([...read].toSorted());
});
