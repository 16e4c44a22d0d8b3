import { execFileSync } from 'node:child_process';
import { ExpectedFailure } from '../expected-failure.ts';
import { root } from '../repository.ts';

/** Asks git about a checkout. Throws with git's own words when it answers with a failure. */
export function git(
  words: readonly string[],
  environment: Record<string, string> = {},
  folder = root,
): string {
  return execFileSync('git', [...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  }).trim();
}

export interface Tag {
  tag: string;
  commit: string;
}

/** Releases in the history of a checkout. */
export interface History {
  /** The tags of releases, each with its commit. */
  tags(): Tag[];
  has(commit: string): boolean;
  /** True if a commit is checked out, or comes before the one that is. */
  precedes(commit: string): boolean;
  /** True if older commits were left out when it was cloned. */
  isShallow(): boolean;
}

/** Name, object, and the object it points at when it is an annotated one. */
const TAG_LINE = '%(refname:strip=2) %(objectname) %(*objectname)';

/** Reads git's list of tags. An annotated tag is its own object, which points at the commit. */
export const readTags = (list: string): Tag[] =>
  list
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tag = '', object = '', target = ''] = line.split(' ');
      return { tag, commit: target || object };
    });

/** Throws a ExpectedFailure when the folder is no clone. */
export function readHistory(folder = root): History {
  try {
    git(['rev-parse', '--git-dir'], {}, folder);
  } catch {
    throw new ExpectedFailure(
      `${folder} is not a clone, so it lacks the earlier releases. Clone the repository with git and run the command there.`,
    );
  }
  const isTrue = (...words: string[]) => {
    try {
      git(words, {}, folder);
      return true;
    } catch {
      return false;
    }
  };
  return {
    tags: () => readTags(git(['for-each-ref', `--format=${TAG_LINE}`, 'refs/tags/*@*'], {}, folder)),
    has: (commit) => isTrue('cat-file', '-e', `${commit}^{commit}`),
    precedes: (commit) => isTrue('merge-base', '--is-ancestor', commit, 'HEAD'),
    isShallow: () => git(['rev-parse', '--is-shallow-repository'], {}, folder) === 'true',
  };
}
