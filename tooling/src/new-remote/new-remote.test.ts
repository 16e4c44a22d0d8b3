import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { makeRemote } from './make-remote.ts';
import { readNames } from './names.ts';
import { makeWorkspace } from './testing/make-workspace.ts';

/** The longest a program of this repository may take on a busy machine, in milliseconds. */
const PATIENCE = 120_000;
const { folder: workspace, remove } = makeWorkspace();
const at = (...parts: string[]) => path.join(workspace, ...parts);

beforeAll(() => {
  makeRemote(workspace, readNames('mf-gift-cards'));
  const include = ['mf-gift-cards/**/*', 'tooling/src/testing/setup.ts'];
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const config = { extends: './tsconfig.json', compilerOptions, include };
  fs.writeFileSync(at('tsconfig.new.json'), JSON.stringify(config));
});
afterAll(remove);

/** Runs a program of this repository in the workspace. Returns what it said when it failed. */
function failureOf(script: string, ...words: string[]): string | null {
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRoot('node_modules', script), ...words], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', VITEST: '' },
  });
  return status === 0 ? null : `${stdout}\n${stderr}`;
}

describe('a remote that was just made', () => {
  it('is a workspace after the others', () => {
    const { workspaces } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
    const own = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).workspaces;
    expect(workspaces.filter((name: string) => !own.includes(name))).toEqual(['mf-gift-cards']);
    expect(workspaces[workspaces.indexOf('mf-gift-cards') - 1]).toMatch(/^mf-/);
  });

  it('passes the linter', { timeout: PATIENCE }, () => {
    const biome = '@biomejs/biome/bin/biome';
    failureOf(biome, 'check', '--write', 'mf-gift-cards');
    expect(failureOf(biome, 'ci', 'mf-gift-cards')).toBeNull();
  });

  it('has its types right', { timeout: PATIENCE }, () => {
    expect(failureOf('typescript/bin/tsc', '-p', 'tsconfig.new.json')).toBeNull();
  });

  it('passes its own tests', { timeout: PATIENCE }, () => {
    expect(failureOf('vitest/vitest.mjs', 'run', '--project=!api', 'mf-gift-cards')).toBeNull();
  });

  it('brings a route and an entry of the navigation, and no part of the frame', () => {
    const descriptor = JSON.parse(fs.readFileSync(at('mf-gift-cards/remote.json'), 'utf8'));
    expect(descriptor.routes).toEqual([
      {
        id: 'gift-cards',
        apps: ['bookings'],
        path: '/gift-cards',
        title: 'Gift cards',
        preload: ['activities/venues'],
      },
    ]);
    expect(descriptor.navigation).toEqual([
      { title: 'Gift cards', apps: ['bookings'], to: { app: 'bookings', path: '/gift-cards' } },
    ]);
  });

  it('is not made twice, nor over a path that another has', () => {
    expect(() => makeRemote(workspace, readNames('mf-gift-cards'))).toThrow('is there already');
    expect(() => makeRemote(workspace, readNames('mf-checkout'))).toThrow(
      "Its path /checkout on bookings is mf-basket's already. Take another name",
    );
    expect(() => makeRemote(workspace, readNames('mf-login'))).toThrow(
      'Its path /login on bookings is a screen that every host has of its own. Take another name',
    );
    expect(() => makeRemote(workspace, readNames('mf-shell'))).toThrow(
      'Its path /shell on bookings also fits /shell/*, which the gateway answers itself.',
    );
    expect(fs.existsSync(at('mf-checkout'))).toBe(false);
  });
});

describe('the name of a new remote', () => {
  it.each([
    [undefined, undefined, 'What is the remote to be called?'],
    ['shop', undefined, "'shop' cannot be the name of a remote. It begins with mf-"],
    ['mf-Shop', undefined, "'mf-Shop' cannot be"],
    ['mf-a--b', undefined, "'mf-a--b' cannot be"],
    ['mf-shop', 'shops', "There is no host 'shops'. There are bookings,"],
  ])('%s on %s is refused in words', (name, app, words) => {
    expect(() => readNames(name, app)).toThrow(words);
  });
});
