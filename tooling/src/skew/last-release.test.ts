import { describe, expect, it } from 'vitest';
import { describeTag } from '../releases/release-tag.ts';
import { remotes } from '../repository.ts';
import { packageVersion } from '../webpack/build-configs.ts';
import { type History, readHistory, readTags } from './git.ts';
import { exceptions } from './journeys.ts';
import { findLastRelease, findMissingReleases, readReleased } from './last-release.ts';
import { HOST } from './matrix.ts';

const history = (tags: Record<string, string>, missing: string[] = []): History => ({
  tags: () => Object.entries(tags).map(([tag, commit]) => ({ tag, commit })),
  has: (commit) => !missing.includes(commit),
  precedes: (commit) => !missing.includes(commit),
  isShallow: () => false,
});
const released = { 'mf-shop': [{ version: '0.9.0', commit: 'nine' }] };

it('a tag stands on its commit, whether it is annotated or not', () => {
  expect(readTags('mf-shop@0.9.0 object commit\nmf-shop@0.8.0 commit ')).toEqual([
    { tag: 'mf-shop@0.9.0', commit: 'commit' },
    { tag: 'mf-shop@0.8.0', commit: 'commit' },
  ]);
  expect(readTags('')).toEqual([]);
});

describe('the last release of a part', () => {
  it('is the newest of its tags, by number and not by letter', () => {
    const tags = { 'mf-shop@0.9.0': 'nine', 'mf-shop@0.10.0': 'ten', 'mf-shopping@2.0.0': 'two' };
    expect(findLastRelease('mf-shop', history(tags), released)).toEqual({ version: '0.10.0', commit: 'ten' });
  });

  it('is found by the tag that publishing tells to set', () => {
    const [, command = ''] = describeTag('mf-shop', '1.0.0');
    expect(command).toBe("  git tag -a mf-shop@1.0.0 -m 'mf-shop 1.0.0' && git push origin mf-shop@1.0.0");
    const [, tag = ''] = / -a (\S+)/.exec(command) ?? [];
    expect(findLastRelease('mf-shop', history({ [tag]: 'one' }), released)?.version).toBe('1.0.0');
  });

  it('is the recorded one in a clone without tags', () => {
    expect(findLastRelease('mf-shop', history({}), released)).toEqual({ version: '0.9.0', commit: 'nine' });
  });

  it('is the recorded one where only an older tag was fetched', () => {
    expect(findLastRelease('mf-shop', history({ 'mf-shop@0.8.0': 'eight' }), released)?.version).toBe(
      '0.9.0',
    );
  });

  it('is none for a part that was never released', () => {
    expect(findLastRelease('mf-new', history({ 'mf-new@next': 'x' }), released)).toBeNull();
  });

  it('is unknown when the tag and the record differ', () => {
    expect(() => findLastRelease('mf-shop', history({ 'mf-shop@0.9.0': 'other' }), released)).toThrow(
      'The tag mf-shop@0.9.0 is on other, but tooling/released.json names nine.',
    );
  });

  it('is asked for with the very command when its commit is not in the clone', () => {
    expect(() => findLastRelease('mf-shop', history({}, ['nine']), released)).toThrow(
      /^mf-shop 0\.9\.0 was released from nine, which this clone has not\. Fetch it with 'git fetch --tags --unshallow'/,
    );
  });
});

describe('a release that was lost', () => {
  it('is named with its commit and what to do', () => {
    expect(findMissingReleases(history({}, ['nine']), released)).toEqual([
      expect.stringMatching(/^mf-shop@0\.9\.0 is recorded with nine, .* never squashed or rebased/),
    ]);
    expect(findMissingReleases(history({}), released)).toEqual([]);
  });

  it('may only be missing in a shallow clone, which says how to fetch it', () => {
    expect(findMissingReleases({ ...history({}, ['nine']), isShallow: () => true }, released)).toEqual([
      expect.stringContaining("'git fetch --unshallow'"),
    ]);
  });
});

describe('the record of releases', () => {
  const record = readReleased();

  it('has only commits that come before this one', () => {
    expect(findMissingReleases(readHistory(), record)).toEqual([]);
  });

  it('speaks of parts of this repository only, with whole commits and each version once', () => {
    const parts = [HOST, ...remotes];
    for (const [part, releases] of Object.entries(record)) {
      expect(parts).toContain(part);
      expect(new Set(releases.map(({ version }) => version)).size).toBe(releases.length);
      for (const { commit } of releases) expect(commit).toMatch(/^[0-9a-f]{40}$/);
    }
  });

  it('is not ahead of this repository', () => {
    for (const [part, releases] of Object.entries(record)) {
      const numbers = [...releases.map(({ version }) => version), packageVersion(part)];
      expect(numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)).toBe(
        packageVersion(part),
      );
    }
  });

  it('has every release for which a journey is left out as the last of its part', () => {
    for (const { part, version } of exceptions) {
      expect(findLastRelease(part, history({}), record)?.version).toBe(version);
    }
  });
});
