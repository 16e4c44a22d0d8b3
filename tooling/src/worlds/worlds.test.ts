import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot, root } from '../repository.ts';
import { readMonorepo } from '../walls/monorepo.ts';

const PATIENCE = 60_000;
const WORLDS = ['neutral', 'browser', 'node'] as const;
type World = (typeof WORLDS)[number];

const configOf = (world: World) => inRoot('tooling/tsconfig', `${world}.json`);

function runCompiler(...words: string[]): string {
  const compiler = inRoot('node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, ...words], { cwd: root, encoding: 'utf8' }).stdout;
}

/** The files a project checks, from the root. */
function filesOf(config: string): string[] {
  const { files }: { files: string[] } = JSON.parse(runCompiler('-p', config, '--showConfig'));
  return files.map((file) =>
    path.relative(root, path.resolve(path.dirname(config), file)).replaceAll(path.sep, '/'),
  );
}

fs.mkdirSync(inRoot('.cache'), { recursive: true });
const folder = fs.mkdtempSync(inRoot('.cache', 'worlds-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Compiles a file as a part of a world. Answers the names that it could not find. */
function unknownNames(world: World, code: string): string[] {
  const config = path.join(folder, `${world}.json`);
  const compilerOptions = { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true };
  const include = ['./code.ts', inRoot('tooling/tsconfig/web-standards.d.ts')];
  const files = world === 'neutral' ? include : include.slice(0, 1);
  fs.writeFileSync(path.join(folder, 'code.ts'), `${code}\nexport {};\n`);
  fs.writeFileSync(
    config,
    JSON.stringify({
      extends: configOf(world),
      compilerOptions,
      include: files,
      exclude: [],
      references: [],
    }),
  );
  return [...runCompiler('-p', config).matchAll(/Cannot find (?:name|module) '([^']+)'/g)].map(
    ([, name = '']) => name,
  );
}

describe('what a world knows', { timeout: PATIENCE }, () => {
  it.each<[World, string, string[]]>([
    ['browser', 'document.title; window.location.href;', []],
    ['browser', 'process.env.HOME;', ['process']],
    ['browser', "import 'react'; Buffer.from('');", ['Buffer']],
    ['browser', "import fs from 'node:fs'; fs.readFileSync('x');", ['node:fs']],
    ['node', "import fs from 'node:fs'; fs.existsSync(process.env.HOME ?? '');", []],
    ['node', 'document.title;', ['document']],
    ['node', 'window.location.href;', ['window']],
    ['neutral', "new URL('/a?b=c', 'https://example.org').searchParams.get('b');", []],
    ['neutral', 'document.title;', ['document']],
    ['neutral', 'process.env.HOME;', ['process']],
    ['neutral', "fetch('/');", ['fetch']],
  ])('%s: %s', (world, code, unknown) => {
    expect(unknownNames(world, code)).toEqual(unknown);
  });

  it.each<[World, RegExp]>([
    ['browser', /@types\/node\//],
    ['node', /lib\.(?:dom|webworker)/],
    ['neutral', /@types\/node\/|lib\.(?:dom|webworker)/],
  ])('no library lets other globals into %s', (world, foreign) => {
    const loaded = runCompiler('-p', configOf(world), '--listFilesOnly').split('\n');
    expect(loaded.length).toBeGreaterThan(100);
    expect(loaded.filter((file) => foreign.test(file))).toEqual([]);
  });
});

describe('which world a file is in', { timeout: PATIENCE }, () => {
  const projects = [...WORLDS.map(configOf), inRoot('tsconfig.json')];

  it('is one of them, and one only', () => {
    const checked = projects.flatMap(filesOf).filter((file) => !file.endsWith('.d.ts'));
    const twice = checked.filter((file, at) => checked.indexOf(file) !== at);
    const sources = readMonorepo(root).packages.flatMap(({ folder: inside }) =>
      fs.globSync(`${inside}/**/*.{ts,tsx}`, {
        cwd: root,
        exclude: ['**/node_modules', 'tooling/src/walls/fixtures'],
      }),
    );
    const unchecked = sources.filter((file) => !file.endsWith('.d.ts') && !checked.includes(file));
    expect({ twice, unchecked }).toEqual({ twice: [], unchecked: [] });
  });

  it.each<[World, RegExp]>([
    ['neutral', /^shared-contracts\//],
    ['browser', /^(?:shared-ui|shared-platform|mf-[^/]+|shell|embed)\/|one-bundle\/load-entry\.ts$/],
    ['node', /^(?:services|tooling)\//],
  ])('%s has only what runs there', (world, own) => {
    const files = filesOf(configOf(world)).filter((file) => !file.endsWith('.d.ts'));
    expect(files.filter((file) => !own.test(file))).toEqual([]);
  });
});
