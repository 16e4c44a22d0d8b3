import fs from 'node:fs';
import path from 'node:path';
import { buildBaseMap } from './base-map/build-base-map.ts';
import { fingerprint } from './fingerprint.ts';
import { ForeseenFailure } from './foreseen-failure.ts';
import { inRoot, remotes } from './repository.ts';
import { compile } from './webpack/compile.ts';
import { EMBED_SCRIPT } from './webpack/embed-config.ts';
import { type BuiltPart, builtParts, packageVersion, partConfig } from './webpack/house-configs.ts';

export const distFolder = inRoot('dist');

/** Folders besides its own whose change makes a part stale. */
const SHARED_INPUTS = [
  'shared-contracts',
  'shared-ui',
  'shared-platform',
  'tooling/src/webpack',
  'package-lock.json',
];

/** Builds every part whose sources changed since its last build, then writes the registry. Answers what was built. */
export async function buildStale(report: (line: string) => void, force = false): Promise<BuiltPart[]> {
  const built: BuiltPart[] = [];
  for (const part of builtParts) {
    const print = fingerprint([part, ...SHARED_INPUTS].map((input) => inRoot(input)));
    const stamp = inRoot('.cache/stamps', part);
    const isFresh = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === print && isBuilt(part);
    if (isFresh && !force) continue;
    const start = Date.now();
    await build(part);
    fs.mkdirSync(path.dirname(stamp), { recursive: true });
    fs.writeFileSync(stamp, print);
    built.push(part);
    report(`built ${part} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
  buildBaseMap(distFolder, report);
  writeRegistry(distFolder);
  return built;
}

async function build(part: BuiltPart): Promise<void> {
  try {
    await compile([partConfig(part, 'production', distFolder)]);
  } catch (error) {
    throw new ForeseenFailure(
      `${part} could not be built.\n${error instanceof Error ? error.message : error}`,
    );
  }
}

function outputOf(part: BuiltPart): string {
  if (part === 'shell') return path.join(distFolder, 'shell/manifest.json');
  if (part === 'embed') return path.join(distFolder, 'embed', EMBED_SCRIPT);
  return path.join(distFolder, 'remotes', part, packageVersion(part), 'published.json');
}

const isBuilt = (part: BuiltPart): boolean => fs.existsSync(outputOf(part));

/** Names the current version of each remote; replaced in one step, so that no reader sees half of it. */
export function writeRegistry(folder: string): void {
  const versions = Object.fromEntries(remotes.map((remote) => [remote, packageVersion(remote)]));
  const file = path.join(folder, 'registry.json');
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(versions, null, 2)}\n`);
  fs.renameSync(`${file}.new`, file);
}
