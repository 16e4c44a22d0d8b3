import { distFolder, recordBuilt, sourcesOf } from '../build-stamps.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { remotes } from '../repository.ts';
import { packageVersion, productionConfigs } from '../webpack/build-configs.ts';
import { compile } from '../webpack/compile.ts';
import { versionFolder } from './site.ts';

/** Builds a remote of this checkout beside a site. Returns the folder of the build. */
export async function stageBuild(name: string, site: string, staging: string): Promise<string> {
  if (!remotes.includes(name)) {
    throw new ExpectedFailure(
      `There is no remote ${name} in this checkout. There are ${remotes.join(', ')}. --from takes one that was built elsewhere.`,
    );
  }
  const sources = sourcesOf(name);
  const version = packageVersion(name);
  try {
    await compile(productionConfigs(name, staging));
  } catch (error) {
    throw new ExpectedFailure(
      `${name} could not be built.\n${error instanceof Error ? error.message : error}`,
    );
  }
  // The next start need not build it again.
  if (site === distFolder) recordBuilt(name, sources);
  return versionFolder(staging, name, version);
}
