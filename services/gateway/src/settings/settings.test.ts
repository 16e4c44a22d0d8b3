import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';
import { readSettingsFile } from './read-settings-file.ts';

const good = { bearer: false, telemetryUrl: null, geocoderUrl: '/geo/{term}', frameAncestors: {} };

async function fileWith(content: unknown): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'settings-')), 'site.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A process of its own starts, on a machine that may have a lot to do. */
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
  [{ GATEWAY_FAULTS: '1', NODE_ENV: 'production' }, 'GATEWAY_FAULTS: it lets anybody break this site'],
  [{ GATEWAY_FAULTS: '1', PUBLIC_SCHEME: 'https' }, 'GATEWAY_FAULTS: it lets anybody break this site'],
  [{ GATEWAY_FAULTS: '0', NODE_ENV: 'production' }, 'GATEWAY_FAULTS: it lets anybody break this site'],
  [{ TRUSTED_PROXIES: 'anybody' }, "TRUSTED_PROXIES: 'anybody' names no proxies"],
  [{ BASE_DOMAIN: 'a b' }, "BASE_DOMAIN: 'a b' is not a domain"],
])('%j stops the start', (environment, problem) => {
  expect(() => readEnvironment(environment)).toThrow(problem);
});

test('the public port follows the port', () => {
  expect(readEnvironment({ PORT: '9090' })).toMatchObject({ port: 9090, publicPort: 9090 });
});

test('a release that is told to carry the fault board ends with one line and the status 1', {
  timeout: PROCESS_START_MS,
}, async () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const env = { ...process.env, NODE_ENV: 'production', GATEWAY_FAULTS: '1', PORT: '8080' };
  const run = promisify(execFile)(process.execPath, [main], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      'GATEWAY_FAULTS: it lets anybody break this site, so a release does not start with it; remove it.\n',
  });
});

test('tests may have the fault board', () => {
  expect(readEnvironment({ GATEWAY_FAULTS: '1' })).toMatchObject({ hasFaults: true });
  expect(readEnvironment({ NODE_ENV: 'production' })).toMatchObject({ hasFaults: false });
});

test('a missing file ends the program with one line and the status 1', async () => {
  const main = path.resolve(import.meta.dirname, '../main.ts');
  const env = { ...process.env, CONFIG_FILE: '/nonexistent/site.json', PORT: '8080' };
  const run = promisify(execFile)(process.execPath, [main], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr:
      '/nonexistent/site.json: the settings file cannot be read; create it or point CONFIG_FILE at another one.\n',
  });
});
