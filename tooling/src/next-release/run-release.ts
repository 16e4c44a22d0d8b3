import { remotes, root } from '../repository.ts';
import { HOST } from '../skew/matrix.ts';
import { prepareRelease } from './prepare-release.ts';
import { recordRelease } from './record-release.ts';

/** Does what the words after `npm run release --` say. Throws an ExpectedFailure when it cannot be done. */
export async function runRelease(words: readonly string[], print: (line: string) => void): Promise<number> {
  if (words[0] === 'record') {
    const tags = recordRelease(root, [HOST, ...remotes]);
    if (tags.length === 0) print('Every version is recorded already.');
    else {
      print(`Tagged ${tags.join(', ')}. Commit tooling/released.json, then:`);
      print(`  git push origin ${tags.join(' ')}`);
    }
    return 0;
  }
  const next = prepareRelease(root, words);
  for (const [name, version] of next) print(`${name} ${version}`);
  print(
    next.size === 0
      ? 'No changelog has entries without a version.'
      : "Next: 'npm run openapi', 'npm test' and 'npm run test:skew'; commit; 'npm run release -- record'.",
  );
  return 0;
}
