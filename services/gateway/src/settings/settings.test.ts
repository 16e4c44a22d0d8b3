import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';
import { readSettingsFile } from './read-settings-file.ts';

const good = { bearer: false, telemetryUrl: null, geocoderUrl: '/geo/{term}', frameAncestors: {} };

/** Settings of one installation. */
const OWN = { CONFIG_FILE: '/installation/gateway.json', BRAND_DIR: '/installation/brands' };

async function fileWith(content: unknown): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'site.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A separate process starts, on a machine that may be busy. */
const PROCESS_START_MS = 60_000;

test('the settings of this repository are good', async () => {
  await expect(readSettingsFile(readEnvironment({}).configFile)).resolves.toMatchObject({ bearer: false });
});

test.each([
  ['{"bearer": tru', 'it is not valid JSON'],
  ['[]', 'it must hold one JSON object with the settings.'],
  [{ ...good, bearer: undefined }, "the key 'bearer' is missing or not true or false."],
  [{ ...good, bearer: 'yes' }, "the key 'bearer' is missing or not true or false."],
  [{ ...good, telemetryUrl: 'nowhere' }, "the key 'telemetryUrl' must be a path such as /telemetry"],
  [{ ...good, frameAncestors: { a: 'https://x' } }, "the key 'frameAncestors.a' is missing or not a list."],
  [{ ...good, frameAncestors: { a: ['*'] } }, "the key 'frameAncestors.a.0' must be an origin such as"],
  [{ ...good, frameAncestors: { a: ["https://x; script-src 'x'"] } }, "the key 'frameAncestors.a.0' must be"],
  [{ ...good, beerer: true }, "the key 'beerer' is not a setting; remove it."],
])('%j stops the start with one clear line', async (content, problem) => {
  const file = await fileWith(content);
  const failure = await readSettingsFile(file).catch((error: Error) => error.message);
  expect(failure).toContain(`${file}: ${problem}`);
  expect(failure).not.toContain('\n');
});

test.each([
  [{ PORT: 'eighty' }, "PORT: 'eighty' is not a port"],
  [{ PUBLIC_PORT: '0' }, "PUBLIC_PORT: '0' is not a port"],
  [{ API_URL: '127.0.0.1:8081' }, "API_URL: '127.0.0.1:8081' is not an origin"],
  [{ CARD_PROVIDER_URL: 'https://x.example/path' }, "CARD_PROVIDER_URL: 'https://x.example/path' is not"],
  [{ PUBLIC_SCHEME: 'ftp' }, "PUBLIC_SCHEME: 'ftp' is neither"],
  [{ DRAIN_SECONDS: 'soon' }, "DRAIN_SECONDS: 'soon' is no number of seconds"],
  [{ GATEWAY_FAULTS: '1', NODE_ENV: 'production' }, 'GATEWAY_FAULTS: it lets anyone break this site'],
  [{ GATEWAY_FAULTS: '1', PUBLIC_SCHEME: 'https' }, 'GATEWAY_FAULTS: it lets anyone break this site'],
  [{ GATEWAY_FAULTS: '0', NODE_ENV: 'production' }, 'GATEWAY_FAULTS: it lets anyone break this site'],
  [{ GATEWAY_FAULTS: '1', CARD_PROVIDER_MODE: 'live' }, 'GATEWAY_FAULTS: it lets anyone break this site'],
  [{ LIVE_RELOAD: '1', NODE_ENV: 'production' }, 'LIVE_RELOAD: it lets anyone reload every open page'],
  [{ LIVE_RELOAD: '1', PUBLIC_SCHEME: 'https' }, 'LIVE_RELOAD: it lets anyone reload every open page'],
  [{ NODE_ENV: 'prod' }, "NODE_ENV: 'prod' is none of production"],
  [{ TRUSTED_PROXIES: 'anybody' }, "TRUSTED_PROXIES: 'anybody' names no proxies"],
  [{ BASE_DOMAIN: 'a b' }, "BASE_DOMAIN: 'a b' is not a domain"],
])('%j stops the start', (environment, problem) => {
  expect(() => readEnvironment(environment)).toThrow(problem);
});

test('the public port follows the port', () => {
  expect(readEnvironment({ PORT: '9090' })).toMatchObject({ port: 9090, publicPort: 9090 });
});

test('a release configured with the fault board exits with one line and status 1', {
  timeout: PROCESS_START_MS,
}, async () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const env = { ...process.env, NODE_ENV: 'production', GATEWAY_FAULTS: '1', PORT: '8080' };
  const run = promisify(execFile)(process.execPath, [main], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      'GATEWAY_FAULTS: it lets anyone break this site, so a release does not start with it; remove it.\n',
  });
});

test('tests may have the fault board, and developers live reload', () => {
  const hooks = { hasFaults: true, hasLiveReload: true };
  expect(readEnvironment({ GATEWAY_FAULTS: '1', LIVE_RELOAD: '1' })).toMatchObject(hooks);
  expect(readEnvironment({ ...OWN, NODE_ENV: 'production' })).toMatchObject({
    hasFaults: false,
    hasLiveReload: false,
  });
});

describe.each([{ NODE_ENV: 'production' }, { PUBLIC_SCHEME: 'https' }])('with %j', (mode) => {
  test.each([
    ['CONFIG_FILE', undefined],
    ['CONFIG_FILE', ''],
    ['CONFIG_FILE', path.resolve(import.meta.dirname, '../../config/local.json')],
    ['BRAND_DIR', undefined],
  ])('%s %s is refused: customers get nothing of the demonstration', (name, value) => {
    expect(() => readEnvironment({ ...OWN, ...mode, [name]: value })).toThrow(
      `${name}: it is not set or names the demonstration's; set it to that of your installation`,
    );
  });
});

test('what should be put right before customers come is said, a line each', () => {
  const local = { ...OWN, NODE_ENV: 'production' };
  expect(readEnvironment(local).warnings).toEqual([
    expect.stringMatching(/^PUBLIC_SCHEME is 'http'/),
    expect.stringMatching(/^BASE_DOMAIN is 'localhost'/),
    expect.stringMatching(/^CARD_PROVIDER_URL is the sandbox's/),
  ]);
  const ready = {
    ...local,
    PUBLIC_SCHEME: 'https',
    BASE_DOMAIN: 'example.com',
    CARD_PROVIDER_URL: 'https://cards.example',
    TRUSTED_PROXIES: 'uniquelocal',
  };
  expect(readEnvironment(ready).warnings).toEqual([]);
  expect(readEnvironment({ ...ready, TRUSTED_PROXIES: '' }).warnings).toEqual([
    expect.stringMatching(/^TRUSTED_PROXIES is not set: all visitors count as one address/),
  ]);
  expect(readEnvironment({}).warnings).toEqual([]);
});

test('the README has every setting, and no other', () => {
  const read = new Set<string>();
  readEnvironment(new Proxy({}, { get: (_all, name) => void read.add(String(name)) }));
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const documented = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(documented.toSorted()).toEqual([...read].toSorted());
});

test('a missing file ends the program with one line and status 1', {
  timeout: PROCESS_START_MS,
}, async () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const env = { ...process.env, CONFIG_FILE: '/nonexistent/site.json', PORT: '8080' };
  const run = promisify(execFile)(process.execPath, [main], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      '/nonexistent/site.json: the settings file cannot be read; create it or point CONFIG_FILE at another one.\n',
  });
});
