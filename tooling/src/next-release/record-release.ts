import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../expected-failure.ts';
import { tagOf } from '../releases/release-tag.ts';
import { git } from '../skew/git.ts';
import type { Released } from '../skew/last-release.ts';
import { newestVersion } from './changelog.ts';

/**
 * Tags the commit of the checkout with each version of a part that has no record yet, and notes it in
 * `tooling/released.json`. Returns the tags. Throws an ExpectedFailure when something is not committed, or when a changelog
 * does not begin with the version of its part.
 */
export function recordRelease(root: string, parts: readonly string[]): string[] {
  if (git(['status', '--porcelain'], {}, root) !== '')
    throw new ExpectedFailure('Commit everything first: a release is the commit that was tested.');
  const commit = git(['rev-parse', 'HEAD'], {}, root);
  const file = path.join(root, 'tooling/released.json');
  const released: Released = JSON.parse(fs.readFileSync(file, 'utf8'));
  const added = parts.flatMap((part) => {
    const { version } = JSON.parse(fs.readFileSync(path.join(root, part, 'package.json'), 'utf8'));
    if (released[part]?.some((release) => release.version === version)) return [];
    const changelog = fs.readFileSync(path.join(root, part, 'CHANGELOG.md'), 'utf8');
    if (newestVersion(changelog) !== version)
      throw new ExpectedFailure(
        `${part}/CHANGELOG.md has no entry for ${version}: run 'npm run release' first.`,
      );
    return [{ part, version }];
  });
  const record = { ...released };
  for (const { part, version } of added) {
    git(['tag', '-a', tagOf(part, version), '-m', `${part} ${version}`, commit], {}, root);
    record[part] = [{ version, commit }, ...(record[part] ?? [])];
  }
  const lines = Object.entries(record).map(([part, releases]) => {
    const entries = releases.map((each) => `{ "version": "${each.version}", "commit": "${each.commit}" }`);
    return entries.length === 1
      ? `  "${part}": [${entries[0]}]`
      : `  "${part}": [\n    ${entries.join(',\n    ')}\n  ]`;
  });
  if (added.length > 0) fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  return added.map(({ part, version }) => tagOf(part, version));
}
