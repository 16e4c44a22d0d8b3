import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from './repository.ts';

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/react': { version },
      'node_modules/native': { version, optional: true },
    },
  });

let checkout: string;
const at = (...parts: string[]) => path.join(checkout, ...parts);

beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'touchline-launcher-'));
  fs.cpSync(inRoot('tooling/run.mjs'), at('tooling/run.mjs'));
  fs.cpSync(inRoot('tooling/launcher'), at('tooling/launcher'), { recursive: true });
  write(
    'tooling/src/commands/greet.ts',
    '/** Says hello. */\nconsole.log("hello", process.argv.slice(2).join());\nprocess.exit(7);\n',
  );
  write('package-lock.json', lock('1.0.0'));
});
afterEach(() => fs.rmSync(checkout, { recursive: true, force: true }));

function write(file: string, content: string, mode = 0o644): void {
  fs.mkdirSync(path.dirname(at(file)), { recursive: true });
  fs.writeFileSync(at(file), content, { mode });
}

/** A stand-in for npm that notes each call and leaves behind what a real install would. */
function provideNpm(exitCode: number): void {
  write(
    'fake/npm',
    `#!/bin/sh\necho "$@" >> "${at('npm-calls')}"\nmkdir -p "${at('node_modules')}"\nexit ${exitCode}\n`,
    0o755,
  );
}

function run(...words: string[]) {
  const { npm_execpath: _own, ...environment } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, [at('tooling/run.mjs'), ...words], {
    encoding: 'utf8',
    env: { ...environment, PATH: `${at('fake')}:/usr/bin:/bin` },
  });
  return { stdout, stderr, status };
}

const npmCalls = () =>
  fs.existsSync(at('npm-calls')) ? fs.readFileSync(at('npm-calls'), 'utf8').trim().split('\n') : [];

it('lists the commands, each with its line, when one is unknown', () => {
  const { stderr, status } = run('nonsense');
  expect(status).toBe(1);
  expect(stderr).toContain("There is no command 'nonsense'.");
  expect(stderr).toMatch(/greet\s+Says hello\./);
});

it('installs from the lock file once, then hands words and exit code through', () => {
  provideNpm(0);
  const first = run('greet', 'a', 'b');
  expect(first.stdout).toContain('hello a,b');
  expect(first.status).toBe(7);
  run('greet');
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)]);
});

it('installs again when the lock file has changed', () => {
  provideNpm(0);
  run('greet');
  write('package-lock.json', lock('2.0.0'));
  run('greet');
  expect(npmCalls()).toHaveLength(2);
});

it('trusts an install made by hand, with or without its optional parts', () => {
  provideNpm(0);
  write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/react': { version: '1.0.0' } } }),
  );
  expect(run('greet').status).toBe(7);
  expect(npmCalls()).toEqual([]);
});

it('says in a line that the install failed, and runs nothing', () => {
  provideNpm(1);
  const { stdout, stderr, status } = run('greet');
  expect([status, stderr.trim()]).toEqual([
    1,
    "The install failed (npm's words are above). Check the network, then run the same command again.",
  ]);
  expect(stdout).not.toContain('hello');
  run('greet');
  expect(npmCalls()).toHaveLength(2);
});
