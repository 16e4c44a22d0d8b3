import fs from 'node:fs';
import path from 'node:path';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import type { PublishedRemote } from 'shared-contracts/remote';
import { inRoot, remotes } from '../repository.ts';
import { packageVersion } from '../webpack/build-configs.ts';
import type { Hosts } from './measure.ts';

const dist = inRoot('dist');
const readJson = (...parts: string[]) => JSON.parse(fs.readFileSync(path.join(dist, ...parts), 'utf8'));

const STANDALONE = `standalone/${EMBEDDED_REMOTE}`;

export const readHosts = (): Hosts => ({
  shell: readJson('shell/manifest.json'),
  standalone: readJson(STANDALONE, 'manifest.json'),
});

/** The current version of every remote; its chunks include those that load later. */
export const readPublishedRemotes = (): PublishedRemote[] =>
  remotes.map((name) => {
    const folder = ['remotes', name, packageVersion(name)];
    const published: PublishedRemote = readJson(...folder, 'published.json');
    return { ...published, chunks: { ...readJson(...folder, 'parts.json'), ...published.chunks } };
  });

/** Bytes of a script on the wire; one too small to be worth compressing travels as it is. */
export function bytesOnTheWire(script: string): number {
  const file = path.join(dist, script);
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The text of every script that a page of a host may be sent. */
export function readScripts(host: keyof Hosts): string[] {
  const folders = [
    host === 'shell' ? host : STANDALONE,
    ...remotes.map((name) => `remotes/${name}/${packageVersion(name)}`),
  ];
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(dist, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(dist, file), 'utf8'));
}
