import fs from 'node:fs';
import path from 'node:path';
import { buildBaseMap } from './base-map/build-base-map.ts';
import { distFolder, isNoted, noteBuilt, sourcesOf } from './build-stamps.ts';
import { ForeseenFailure } from './foreseen-failure.ts';
import { writeRegistry } from './releases/house-registry.ts';
import { publishedAt, versionFolder } from './releases/site.ts';
import { remotes } from './repository.ts';
import { compile } from './webpack/compile.ts';
import { EMBED_SCRIPT } from './webpack/embed-config.ts';
import {
  type BuiltPart,
  builtParts,
  packageOf,
  packageVersion,
  partConfig,
} from './webpack/house-configs.ts';
import { TELEMETRY_SCRIPT } from './webpack/telemetry-config.ts';

/** Builds every part whose sources changed since its last build, then writes the registry. Answers what was built. */
export async function buildStale(report: (line: string) => void, force = false): Promise<BuiltPart[]> {
  const built: BuiltPart[] = [];
  for (const part of builtParts) {
    const print = sourcesOf(part);
    const isFresh = isNoted(part, print) && isBuilt(part);
    if (isFresh && !force) continue;
    const start = Date.now();
    await build(part);
    noteBuilt(part, print);
    built.push(part);
    report(`built ${part} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
  buildBaseMap(distFolder, report);
  writeRegistry(distFolder, built);
  return built;
}

async function build(part: BuiltPart): Promise<void> {
  refusePublished(part);
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
  if (part === 'standalone') return path.join(distFolder, 'standalone', packageOf(part), 'manifest.json');
  if (part === 'embed') return path.join(distFolder, 'embed', EMBED_SCRIPT);
  if (part === 'telemetry') return path.join(distFolder, 'telemetry', TELEMETRY_SCRIPT);
  return path.join(distFolder, 'remotes', part, packageVersion(part), 'published.json');
}

/** What was published stays as it is, for the tabs that run it. */
function refusePublished(part: BuiltPart): void {
  if (!remotes.includes(part)) return;
  const version = packageVersion(part);
  if (publishedAt(versionFolder(distFolder, part, version)) === null) return;
  throw new ForeseenFailure(
    `${part} ${version} is published in dist, and a published version never changes. Raise "version" in ${part}/package.json, or remove dist to begin afresh.`,
  );
}

const isBuilt = (part: BuiltPart): boolean => fs.existsSync(outputOf(part));
