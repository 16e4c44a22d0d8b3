import fs from 'node:fs';
import path from 'node:path';
import type { Release } from 'shared-contracts/releases';
import { ExpectedFailure } from '../expected-failure.ts';
import { candidateIn } from './candidate.ts';
import { promote, rollBack, startTrial } from './change-registry.ts';
import { findIncompatibilities } from './compatibility.ts';
import { describeStatus, describeVersions } from './describe-site.ts';
import { publish, refuseIncompatible } from './publish.ts';
import { publishHost } from './publish-host.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { listFilesOnce, releaseIn } from './release-in.ts';
import { describeTag } from './release-tag.ts';
import { parseRemoteArguments, type RemoteArguments } from './remote-arguments.ts';
import { publishedAt, versionFolder, versionsIn } from './site.ts';
import { describeTampering } from './tampering.ts';

type Promotion = Extract<RemoteArguments, { action: 'promote' }>;

/** Does what the words after `npm run remote --` say. Throws a ExpectedFailure when it cannot be done. */
export async function runRemote(words: readonly string[], print: (line: string) => void): Promise<number> {
  const wanted = parseRemoteArguments(words);
  if (!fs.existsSync(wanted.site)) throw new ExpectedFailure(`There is no site in ${wanted.site}.`);
  switch (wanted.action) {
    case 'publish': {
      const outcome = await publish({ ...wanted, at: new Date() });
      const what = `${wanted.name} ${outcome.version}`;
      print(
        outcome.isKnown ? `${what} is already published, with the same content.` : `${what} is published.`,
      );
      print(
        outcome.isFirst
          ? 'It is the first version: it is live for everyone from the next page.'
          : `It is not live yet: npm run remote -- promote ${what}`,
      );
      if (wanted.from === null && !outcome.isKnown) {
        for (const line of describeTag(wanted.name, outcome.version)) print(line);
      }
      return 0;
    }
    case 'host':
      await publishHost(wanted.site, path.resolve(wanted.from));
      print('The shell is published and live from the next page.');
      return 0;
    case 'promote':
      return promoteRelease(wanted, print);
    case 'rollback': {
      const { site, name } = wanted;
      const changed = await changeRegistry(site, (registry) => {
        const rolledBack = rollBack(registry, name, wanted.version, new Date());
        refuseTampered(site, name, rolledBack.remotes[name]?.current);
        return rolledBack;
      });
      print(`${wanted.name} is back at ${changed.remotes[wanted.name]?.current.version} from the next page.`);
      return 0;
    }
    case 'list':
      for (const line of describeVersions(wanted.site, readRegistry(wanted.site), wanted.name)) print(line);
      return 0;
    case 'status':
      for (const line of describeStatus(readRegistry(wanted.site))) print(line);
      return 0;
  }
}

/** Throws a ExpectedFailure when the version that is to run again is not what was published. */
function refuseTampered(site: string, name: string, release: Release | undefined): void {
  if (!release) return;
  const folder = versionFolder(site, name, release.version);
  refuseIncompatible(name, release.version, describeTampering(folder, release.files));
}

async function promoteRelease(
  { site, name, version, share }: Promotion,
  print: (line: string) => void,
): Promise<number> {
  const folder = versionFolder(site, name, version);
  const versions = versionsIn(site, name);
  if (!versions.includes(version) || publishedAt(folder) === null) {
    const published = versions.filter((each) => publishedAt(versionFolder(site, name, each)) !== null);
    throw new ExpectedFailure(
      `${name} ${version} is not published here. Published: ${published.join(', ') || 'none'}.`,
    );
  }
  await changeRegistry(site, (registry) => {
    // The shell may be another one than on the day it was published.
    const candidate = candidateIn(site, registry, folder);
    refuseIncompatible(name, version, findIncompatibilities(candidate));
    listFilesOnce(folder);
    const release = releaseIn(folder);
    return share
      ? startTrial(registry, name, { release, ...share }, new Date())
      : promote(registry, name, release, new Date());
  });
  print(
    share
      ? `${name} ${version} is in a trial from the next page.`
      : `${name} ${version} is live for everyone from the next page.`,
  );
  return 0;
}
