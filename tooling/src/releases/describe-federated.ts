import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PublishedRemote } from 'shared-contracts/remote';
import { readRemoteFile, remoteFileSchema } from 'shared-contracts/server-half';
import { compressedVariants } from '../compressed-variants.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import {
  consumedModulesOf,
  FEDERATION_MANIFEST,
  hasFederationManifest,
  readChecked,
  readFederationManifest,
} from './federation-manifest.ts';
import { versionFolder } from './site.ts';

const TYPES: Readonly<Record<string, 'script' | 'module'>> = {
  global: 'script',
  var: 'script',
  script: 'script',
  module: 'module',
  esm: 'module',
};

/** True if a folder holds a build of another bundler's federation plugin. */
export const isFederatedBuild = (folder: string): boolean =>
  hasFederationManifest(folder) && !fs.existsSync(path.join(folder, 'published.json'));

/**
 * Copies a build of another bundler beside a site and adds what this repository’s own build would have written: what a host needs
 * to load it, which modules it takes, and compressed twins. The files of the build stay as they are.
 * @param provides version of each module that the shell of the site provides.
 * @returns the folder of the copy. Throws a ExpectedFailure that says what the build lacks.
 */
export function stageFederated(
  built: string,
  staging: string,
  provides: Readonly<Record<string, string>>,
): string {
  const published = describe(built, provides);
  const { descriptor, version, federation } = published;
  const staged = versionFolder(staging, descriptor.name, version);
  fs.cpSync(built, staged, { recursive: true });
  const write = (name: string, content: unknown) =>
    fs.writeFileSync(path.join(staged, name), JSON.stringify(content, null, 2));
  write('published.json', published);
  write('takes.json', federation?.takes);
  for (const name of fs.readdirSync(staged, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(staged, name);
    if (!fs.statSync(file).isFile()) continue;
    for (const [twin, content] of compressedVariants(file, fs.readFileSync(file)))
      fs.writeFileSync(twin, content);
  }
  return staged;
}

function describe(built: string, provides: Readonly<Record<string, string>>): PublishedRemote {
  const manifest = readFederationManifest(built);
  const { descriptor, serverRendered } = readRemoteFile(
    readChecked(path.join(built, 'remote.json'), remoteFileSchema),
  );
  const { buildInfo, remoteEntry, globalName } = manifest.metaData;
  const refuse = (reason: string) =>
    new ExpectedFailure(`${path.join(built, FEDERATION_MANIFEST)}: ${reason}`);
  if (serverRendered.length > 0)
    throw refuse(
      "only remotes of this repository are rendered on the server; leave 'serverRendered' out of remote.json.",
    );
  if (!manifest.exposes.some((each) => each.path === './remote')) throw refuse("it exposes no './remote'.");
  if (remoteEntry.path !== '')
    throw refuse(`its entry is in '${remoteEntry.path}', but must be at the top of the build.`);
  const type = TYPES[remoteEntry.type];
  if (!type) throw refuse(`its entry is of the type '${remoteEntry.type}', which no host here loads.`);
  const entry = path.join(built, remoteEntry.name);
  if (!fs.existsSync(entry)) throw refuse(`its entry ${remoteEntry.name} is missing.`);
  const hash = createHash('sha384').update(fs.readFileSync(entry)).digest('base64');
  const ids = [...descriptor.routes, ...descriptor.slots].map(({ id }) => id);
  return {
    descriptor,
    version: buildInfo.buildVersion,
    entry: `/remotes/${descriptor.name}/${buildInfo.buildVersion}/${remoteEntry.name}`,
    integrity: `sha384-${hash}`,
    container: globalName,
    // Its own loader knows what belongs to a part.
    chunks: Object.fromEntries(ids.map((id) => [id, []])),
    federation: { type, takes: consumedModulesOf(provides, manifest) },
  };
}
