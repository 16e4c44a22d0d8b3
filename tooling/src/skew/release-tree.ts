import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';
import { git } from './git.ts';
import { isSameInstall } from './same-install.ts';

const store = inRoot('.cache/skew/releases');
const placeOf = (commit: string) => path.join(store, commit);
const markOf = (commit: string) => `${placeOf(commit)}.built`;

/** The source of a commit, built by its own build. What was built once is there the next time. */
export function buildRelease(commit: string, print: (line: string) => void): string {
  const tree = placeOf(commit);
  if (fs.existsSync(markOf(commit))) return tree;
  print(`Building ${commit.slice(0, 12)}…`);
  layOutSource(commit, tree);
  if (isSameInstall(tree, inRoot())) linkModules(tree);
  // If the modules differ, its own launcher installs what its own lock file lists.
  const { status } = spawnSync(process.execPath, [path.join(tree, 'tooling/run.mjs'), 'build'], {
    cwd: tree,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new ExpectedFailure(
      `${commit.slice(0, 12)} could not be built; its words are above. What was laid out is in ${tree}.`,
    );
  }
  fs.writeFileSync(markOf(commit), '');
  return tree;
}

/** Removes what was built of commits that are no one's last release any more. */
export function pruneReleases(kept: readonly string[]): void {
  if (!fs.existsSync(store)) return;
  for (const entry of fs.readdirSync(store)) {
    if (!kept.includes(entry.replace(/\.built$/, ''))) {
      fs.rmSync(path.join(store, entry), { recursive: true, force: true });
    }
  }
}

/** The source of a commit with the modules of this checkout, as what runs from source alone needs it. */
export function layOutToRun(commit: string, tree: string): void {
  layOutSource(commit, tree);
  linkModules(tree);
}

function layOutSource(commit: string, tree: string): void {
  fs.rmSync(tree, { recursive: true, force: true });
  fs.mkdirSync(tree, { recursive: true });
  const index = `${tree}.index`;
  // An index of its own leaves the one of the checkout as it is.
  const environment = { GIT_INDEX_FILE: index };
  git(['read-tree', commit], environment);
  git(['checkout-index', '--all', `--prefix=${tree}/`], environment);
  fs.rmSync(index, { force: true });
}

/** Gives a tree the modules of this checkout, and its own workspaces in place of the ones here. */
function linkModules(tree: string): void {
  const modules = path.join(tree, 'node_modules');
  fs.mkdirSync(modules);
  for (const entry of fs.readdirSync(inRoot('node_modules'), { withFileTypes: true })) {
    const here = inRoot('node_modules', entry.name);
    const there = path.join(modules, entry.name);
    if (entry.isSymbolicLink()) link(path.resolve(modules, fs.readlinkSync(here)), there);
    else if (entry.name === '.package-lock.json') fs.copyFileSync(here, there);
    else if (entry.name === '.bin' || !entry.name.startsWith('.')) link(here, there);
  }
}

/** A junction is what Windows lets everyone make; elsewhere it is a link like any other. */
const link = (target: string, place: string) => fs.symlinkSync(target, place, 'junction');
