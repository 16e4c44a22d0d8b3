import fs from 'node:fs';
import semver from 'semver';
import { ExpectedFailure } from '../expected-failure.ts';
import { tagOf } from '../releases/release-tag.ts';
import { inRoot } from '../repository.ts';
import type { History } from './git.ts';

/** Releases by the name of the part: the shell or a remote. */
export type Released = Readonly<Record<string, readonly Release[]>>;

export interface Release {
  version: string;
  commit: string;
}

/** The record of releases, for clones that came without tags. */
export const readReleased = (): Released =>
  JSON.parse(fs.readFileSync(inRoot('tooling/released.json'), 'utf8'));

/**
 * The newest release of a part, by its tag and else by the record; `null` for one that was never released. Throws a
 * ExpectedFailure when tag and record differ, or when its commit is not in the clone.
 */
export function findLastRelease(part: string, history: History, released: Released): Release | null {
  const recorded = released[part] ?? [];
  const tagged = history
    .tags()
    .filter(({ tag }) => tag.startsWith(`${part}@`))
    .map(({ tag, commit }) => ({ version: tag.slice(part.length + 1), commit }))
    .filter(({ version }) => semver.valid(version) !== null);
  for (const { version, commit } of tagged) {
    const noted = recorded.find((release) => release.version === version);
    if (noted && noted.commit !== commit) {
      throw new ExpectedFailure(
        `The tag ${tagOf(part, version)} is on ${short(commit)}, but tooling/released.json names ${short(noted.commit)}. A release never moves: correct the wrong one.`,
      );
    }
  }
  const [last] = [...tagged, ...recorded].toSorted((a, b) => semver.rcompare(a.version, b.version));
  if (!last) return null;
  if (history.has(last.commit)) return last;
  throw new ExpectedFailure(
    `${part} ${last.version} was released from ${short(last.commit)}, which this clone has not. Fetch it with 'git fetch --tags --unshallow' ('git fetch --tags' in a clone that is not shallow), and run the same again.`,
  );
}

/** Recorded releases whose commit is not part of the history, each with what to do about it. */
export function findMissingReleases(history: History, released: Released): string[] {
  const advice = history.isShallow()
    ? "which this shallow clone may lack. Fetch the rest with 'git fetch --unshallow', and run the same again."
    : 'which does not come before this commit. Merge a recorded commit as it is, never squashed or rebased; if it is lost, take its record out of tooling/released.json and make the next release.';
  return Object.entries(released).flatMap(([part, releases]) =>
    releases
      .filter(({ commit }) => !history.precedes(commit))
      .map(({ version, commit }) => `${tagOf(part, version)} is recorded with ${short(commit)}, ${advice}`),
  );
}

const short = (commit: string) => commit.slice(0, 12);
