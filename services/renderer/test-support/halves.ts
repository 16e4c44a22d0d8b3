import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PublishedHalf, RenderRequest } from 'shared-contracts/rendering';
import { onTestFinished } from 'vitest';

/** A host half that puts each remote's part into its page, as the shell's does. */
const HOST = `
  export const shareWithRemotes = async () => ({ react: 'the one copy' });
  export async function render(remotes, site, onEnter) {
    const parts = [];
    const missing = [];
    for (const [remote, load] of Object.entries(remotes)) {
      try {
        const { default: part } = await (await load()).routes.home();
        onEnter(remote);
        parts.push(part(site));
      } catch (error) { missing.push({ remote, reason: error.message }); }
    }
    return { html: '<p>' + site.pathname + '</p>' + parts.join(''), css: '', cssIds: 'tl', assumptions: '{}', missing };
  }`;

/** A remote half whose screen is made by an expression of \`site\`. @param before runs when it is loaded. */
export const remoteHalf = (part: string, before = ''): string => `
  ${before}
  let scope;
  export const init = (given) => { scope = given; };
  export const get = async () => () => ({ default: { routes: { home: async () => ({ default: (site) => ${part} }) } } });`;

/** A build output with these server halves, and the request a gateway would send for them. */
export async function layOutHalves(remotes: Record<string, string>, host = HOST) {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'halves-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  const publish = async (name: string, file: string, source: string): Promise<PublishedHalf> => {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), source);
    const hash = `sha256-${createHash('sha256').update(source).digest('base64')}`;
    return { name, version: '1.0.0', file, hash };
  };
  const shell = await publish('shell', '/shell/server.0a1b2c3d.mjs', host);
  const halves = await Promise.all(
    Object.entries(remotes).map(([name, source]) =>
      publish(name, `/remotes/${name}/1.0.0/server.mjs`, source),
    ),
  );
  const ask = (screenOf: string | null = null, pathname = '/'): RenderRequest => ({
    host: shell,
    remotes: halves,
    screenOf,
    // The content is up to the halves.
    site: { boot: {} as RenderRequest['site']['boot'], pathname, venue: null, now: '2026-11-23T08:00:00Z' },
  });
  return { dist, ask, fileOf: (name: string) => path.join(dist, `/remotes/${name}/1.0.0/server.mjs`) };
}
