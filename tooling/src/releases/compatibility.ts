import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { describePathClash, findPathClashes } from 'shared-contracts/route-claims';
import { countCopies } from '../budgets/measure.ts';
import type { HostFacts } from '../webpack/host-facts.ts';
import { describeHeavierViews } from './heavier-views.ts';
import { isServedBy } from './site.ts';
import type { Candidate } from './site-candidate.ts';

/** Reasons that a version does not fit a site, each a sentence; none when it fits. */
export function findIncompatibilities(candidate: Candidate): string[] {
  const { published, takes, shell } = candidate;
  return [
    ...findHostIncompatibilities(published.descriptor.contract, takes, shell.host),
    ...describeFiles(candidate),
    ...findPathClashes(published.descriptor, candidate.others).map(describePathClash),
    ...describeHeavierViews(candidate),
    ...describeSecondCopies(candidate),
  ];
}

/** Reasons that a shell cannot host a version: the contract it is made for, and the modules it takes from its host. */
export function findHostIncompatibilities(
  contract: number,
  takes: Candidate['takes'],
  host: HostFacts,
): string[] {
  const served = [host.contract - 1, host.contract].filter((version) => version > 0);
  return [
    ...(isServedBy(host, contract)
      ? []
      : [`It is made for contract ${contract}; the shell here serves ${served.join(' and ')}.`]),
    ...describeMissingModules(takes, host),
  ];
}

function describeMissingModules(takes: Candidate['takes'], { provides }: HostFacts): string[] {
  return Object.entries(takes).flatMap(([request, range]) => {
    const version = provides[request];
    if (version === undefined)
      return [`It takes ${request} from its host, and the shell here provides none.`];
    if (semver.satisfies(version, range)) return [];
    return [`It is made for ${request} ${range}; the shell here provides ${version}.`];
  });
}

function describeFiles({ published, fileOf, changedFiles }: Candidate): string[] {
  const { descriptor, version, entry, integrity, chunks } = published;
  const home = `/remotes/${descriptor.name}/${version}/`;
  const scripts = [...new Set([entry, ...Object.values(chunks).flat()])];
  const strangers = scripts.filter(
    (script) => path.posix.normalize(script) !== script || !script.startsWith(home),
  );
  if (strangers.length > 0) return [`It names ${strangers[0]}, which is not below ${home}.`];
  const missing = scripts.find((script) => fileOf(script) === null);
  if (missing) return [`It names ${missing}, which is missing.`];
  const hash = createHash('sha384')
    .update(fs.readFileSync(fileOf(entry) ?? ''))
    .digest('base64');
  if (integrity === null) return ['It is a development build; build it for production.'];
  if (integrity !== `sha384-${hash}`) return [`Its entry ${entry} is not the file it was built with.`];
  return [...changedFiles()];
}

function describeSecondCopies({ budgets, ownScripts, otherScripts }: Candidate): string[] {
  const brought = countCopies(budgets.copies, ownScripts()).filter(({ value }) => value > 0);
  const there = countCopies(budgets.copies, brought.length > 0 ? otherScripts() : []);
  return brought.flatMap(({ name, value }) => {
    const others = there.find((row) => row.name === name)?.value ?? 0;
    return value + others > 1
      ? [`It brings ${name} along; a page has one copy, and there is one already.`]
      : [];
  });
}
