import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../repository.ts';
import { findViolations } from './find-violations.ts';
import { readMonorepo } from './monorepo.ts';
import type { Violation } from './violation.ts';
import { WALLS } from './walls.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

/** A copy of a fixture whose packages find each other by name, as npm links workspaces. */
function layOut(fixture: string): string {
  fs.mkdirSync(inRoot('.cache'), { recursive: true });
  const copy = fs.mkdtempSync(inRoot('.cache', `wall-${fixture}-`));
  fs.cpSync(path.join(FIXTURES, fixture), copy, { recursive: true });
  fs.mkdirSync(path.join(copy, 'node_modules'));
  for (const { folder, name } of readMonorepo(copy).packages)
    fs.symlinkSync(path.join(copy, folder), path.join(copy, 'node_modules', name), 'junction');
  return copy;
}

/** Violations that the real check finds in a fixture. */
export async function violationsOfFixture(fixture: string): Promise<Violation[]> {
  const copy = layOut(fixture);
  try {
    return await findViolations(readMonorepo(copy));
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** The files of a fixture that its wall must report: those that are called `forbidden…`. */
export const forbiddenFiles = (fixture: string): string[] =>
  fs
    .globSync('**/forbidden*', { cwd: path.join(FIXTURES, fixture) })
    .map((file) => file.replaceAll(path.sep, '/'));

/** The walls that do not fire, or not alone, on the fixture that breaks them. */
export async function findSilentWalls(): Promise<string[]> {
  const silent: string[] = [];
  for (const { name } of WALLS) {
    const violations = await violationsOfFixture(name);
    const isProven =
      violations.length === forbiddenFiles(name).length && violations.every(({ wall }) => wall.name === name);
    if (!isProven) silent.push(name);
  }
  return silent;
}
