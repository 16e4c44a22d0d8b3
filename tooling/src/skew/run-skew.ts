import fs from 'node:fs';
import path from 'node:path';
import { buildStale } from '../build.ts';
import { distFolder } from '../build-stamps.ts';
import { ensureChromium } from '../chromium.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { describeOutcome } from '../outcome.ts';
import { tagOf } from '../releases/release-tag.ts';
import { remotes, root } from '../repository.ts';
import { readPort } from '../system/ports.ts';
import { type CellOutcome, countCells, describeMatrix } from './cell-outcome.ts';
import { readHistory } from './git.ts';
import { journeys } from './journeys.ts';
import { findLastRelease, type Release, readReleased } from './last-release.ts';
import { cellsOf, chooseCells, HOST } from './matrix.ts';
import type { BuiltPart } from './mixed-site.ts';
import { buildRelease, pruneReleases } from './release-tree.ts';
import { walkCell } from './walk-cell.ts';

const parts = [HOST, ...remotes];
const versionIn = (tree: string, part: string): string =>
  JSON.parse(fs.readFileSync(path.join(tree, part, 'package.json'), 'utf8')).version;

/**
 * Walks the journeys through each mixture of the last releases with this checkout. Returns the exit code.
 * @param words the beginnings of the sites to walk, as `mf-basket`; all without any.
 */
export async function runSkew(words: readonly string[], print: (line: string) => void): Promise<number> {
  const [history, released] = [readHistory(), readReleased()];
  const last = new Map<string, Release>();
  for (const part of parts) {
    const release = findLastRelease(part, history, released);
    if (release) last.set(part, release);
  }
  const cells = chooseCells(cellsOf(parts, [...last.keys()]), words);
  const environment = {
    CHROMIUM: ensureChromium(print),
    E2E_PORT: String(readPort('PORT', process.env.PORT, 18_480)),
  };
  await buildStale(print);
  const current = { dist: distFolder };
  const run = {
    old: buildReleases(last, print),
    new: Object.fromEntries(parts.map((part) => [part, { ...current, version: versionIn(root, part) }])),
    environment,
  };
  const outcomes: CellOutcome[] = [];
  for (const [at, cell] of cells.entries()) {
    print(`\n━━ ${cell.title} (${at + 1} of ${cells.length})`);
    outcomes.push(await walkCell(cell, run));
  }
  const total = countCells(outcomes);
  for (const line of ['', ...describeMatrix(journeys, outcomes), ...describeOutcome(total)]) print(line);
  return total.failures.length > 0 ? 1 : 0;
}

function buildReleases(
  last: ReadonlyMap<string, Release>,
  print: (line: string) => void,
): Record<string, BuiltPart> {
  pruneReleases([...last.values()].map(({ commit }) => commit));
  return Object.fromEntries(
    [...last].map(([part, { version, commit }]) => {
      const tree = buildRelease(commit, print);
      const found = versionIn(tree, part);
      if (found !== version) {
        throw new ExpectedFailure(
          `${tagOf(part, version)} names a commit in which ${part} is ${found}. Put the tag, or tooling/released.json, on the commit it was built from.`,
        );
      }
      return [part, { dist: path.join(tree, 'dist'), version }];
    }),
  );
}
