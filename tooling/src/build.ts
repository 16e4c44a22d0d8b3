import fs from 'node:fs';
import path from 'node:path';
import { buildBaseMap } from './base-map/build-base-map.ts';
import { distFolder, isRecorded, recordBuilt, sourcesOf } from './build-stamps.ts';
import { ExpectedFailure } from './expected-failure.ts';
import { writeRegistry } from './releases/checkout-registry.ts';
import { publishedAt, versionFolder } from './releases/site.ts';
import { remotes } from './repository.ts';
import {
  type BuiltPart,
  builtParts,
  packageOf,
  packageVersion,
  productionConfigs,
} from './webpack/build-configs.ts';
import { compile } from './webpack/compile.ts';
import { EMBED_SCRIPT } from './webpack/embed-config.ts';
import { TELEMETRY_SCRIPT } from './webpack/telemetry-config.ts';

/** Builds every part whose sources changed since its last build, and writes the registry. Returns what was built. */
export async function buildStale(report: (line: string) => void, force = false): Promise<BuiltPart[]> {
  const built: BuiltPart[] = [];
  for (const part of builtParts) {
    const print = sourcesOf(part);
    const isFresh = isRecorded(part, print) && isBuilt(part);
    if (isFresh && !force) continue;
    const start = Date.now();
    await build(part);
    // At once: the gateway serves what the registry names.
    writeRegistry(distFolder, [part]);
    recordBuilt(part, print);
    built.push(part);
    report(`built ${part} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
  buildBaseMap(distFolder, report);
  writeRegistry(distFolder, []);
  return built;
}

async function build(part: BuiltPart): Promise<void> {
  refusePublished(part);
  try {
    await compile(productionConfigs(part, distFolder));
  } catch (error) {
    throw new ExpectedFailure(
      `${part} could not be built.\n${error instanceof Error ? error.message : error}`,
    );
  }
}

function outputOf(part: BuiltPart): string {
  if (part === 'shell') return path.join(distFolder, 'shell/manifest.json');
  if (part === 'standalone') return path.join(distFolder, 'standalone', packageOf(part), 'manifest.json');
  if (part === 'embed') return path.join(distFolder, 'embed', EMBED_SCRIPT);
  if (part === 'telemetry') return path.join(distFolder, 'telemetry', TELEMETRY_SCRIPT);
  return path.join(distFolder, 'remotes', part, packageVersion(part), 'published.json');
}

/** A published version stays unchanged, for the tabs that run it. */
function refusePublished(part: BuiltPart): void {
  if (!remotes.includes(part)) return;
  const version = packageVersion(part);
  if (publishedAt(versionFolder(distFolder, part, version)) === null) return;
  throw new ExpectedFailure(
    `${part} ${version} is published in dist, and a published version never changes. Raise "version" in ${part}/package.json, or delete dist to start over.`,
  );
}

const isBuilt = (part: BuiltPart): boolean => fs.existsSync(outputOf(part));
