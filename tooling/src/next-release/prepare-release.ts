import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../expected-failure.ts';
import { foldUnreleased } from './changelog.ts';
import { nextVersions, type Package } from './next-versions.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Partial<Manifest>>;
}

interface Place {
  /** Relative to the repository. */
  folder: string;
  manifest: Manifest;
  changelog: string | null;
}

const readJson = <Content>(file: string): Content => JSON.parse(fs.readFileSync(file, 'utf8'));

function readPlaces(root: string): Place[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(path.join(root, 'package.json'));
  return fs.globSync(workspaces, { cwd: root }).map((folder) => {
    const changelog = path.join(root, folder, 'CHANGELOG.md');
    return {
      folder,
      manifest: readJson<Manifest>(path.join(root, folder, 'package.json')),
      changelog: fs.existsSync(changelog) ? fs.readFileSync(changelog, 'utf8') : null,
    };
  });
}

const packageAt = ({ manifest, changelog }: Place): Package => ({
  name: manifest.name,
  version: manifest.version,
  dependencies: Object.keys(manifest.dependencies ?? {}),
  changelog,
});

/** Versions that words name, as `mf-basket@0.2.0`. */
function parseChosen(words: readonly string[]): Map<string, string> {
  return new Map(
    words.map((word) => {
      const [name, version] = word.split('@');
      if (!name || !version) throw new ExpectedFailure(`Name a package and its version: mf-basket@0.2.0.`);
      return [name, version];
    }),
  );
}

/** Raises versions in the text of a manifest, which keeps its layout. */
function raiseIn(text: string, { name }: Manifest, next: ReadonlyMap<string, string>): string {
  const own = next.get(name);
  const raised = own ? text.replace(/"version": "[^"]*"/, `"version": "${own}"`) : text;
  return [...next].reduce(
    (manifest, [other, version]) =>
      manifest.replaceAll(new RegExp(`"${other}": "\\d[^"]*"`, 'g'), `"${other}": "${version}"`),
    raised,
  );
}

function raiseInLock(lock: Lock, places: readonly Place[], next: ReadonlyMap<string, string>): void {
  for (const { folder, manifest } of places) {
    const entry = lock.packages[folder];
    if (!entry) continue;
    entry.version = next.get(manifest.name) ?? manifest.version;
    for (const list of [entry.dependencies, entry.devDependencies]) {
      for (const [name, version] of next) if (list?.[name] !== undefined) list[name] = version;
    }
  }
}

/**
 * Raises the versions of what changed since its last release, wherever they are named, and puts the unreleased entries of
 * the changelogs under them. Returns the new versions by name.
 * @param words versions that are chosen, as `mf-basket@0.2.0`; the others are raised by their last number.
 */
export function prepareRelease(root: string, words: readonly string[]): Map<string, string> {
  const places = readPlaces(root);
  const next = nextVersions(places.map(packageAt), parseChosen(words));
  for (const { folder, manifest, changelog } of places) {
    const file = path.join(root, folder, 'package.json');
    fs.writeFileSync(file, raiseIn(fs.readFileSync(file, 'utf8'), manifest, next));
    const version = next.get(manifest.name);
    if (version === undefined || changelog === null) continue;
    const builtWith = Object.keys(manifest.dependencies ?? {}).flatMap((name) =>
      next.has(name) ? [`${name} ${next.get(name)}`] : [],
    );
    const folded = foldUnreleased(changelog, version, `Built with ${builtWith.join(', ')}.`);
    fs.writeFileSync(path.join(root, folder, 'CHANGELOG.md'), folded);
  }
  const lockFile = path.join(root, 'package-lock.json');
  const lock = readJson<Lock>(lockFile);
  raiseInLock(lock, places, next);
  fs.writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  return next;
}
