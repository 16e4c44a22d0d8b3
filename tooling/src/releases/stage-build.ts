import { distFolder, noteBuilt, sourcesOf } from '../build-stamps.ts';
import { ForeseenFailure } from '../foreseen-failure.ts';
import { remotes } from '../repository.ts';
import { compile } from '../webpack/compile.ts';
import { packageVersion } from '../webpack/house-configs.ts';
import { remoteConfig } from '../webpack/remote-config.ts';
import { versionFolder } from './site.ts';

/** Builds a remote of this checkout beside a site. Answers where the build lies. */
export async function stageBuild(name: string, site: string, staging: string): Promise<string> {
  if (!remotes.includes(name)) {
    throw new ForeseenFailure(
      `There is no remote ${name} in this checkout. There are ${remotes.join(', ')}. --from takes one that was built elsewhere.`,
    );
  }
  const sources = sourcesOf(name);
  const version = packageVersion(name);
  try {
    await compile([remoteConfig(name, version, 'production', staging)]);
  } catch (error) {
    throw new ForeseenFailure(
      `${name} could not be built.\n${error instanceof Error ? error.message : error}`,
    );
  }
  // The next start need not build it again.
  if (site === distFolder) noteBuilt(name, sources);
  return versionFolder(staging, name, version);
}
