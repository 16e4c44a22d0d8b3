import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { inRoot } from 'tooling/repository';
import { section } from './support/joining.ts';
import { expect, test } from './support/test.ts';
import { port as systemPort } from './system-under-test.ts';

/** A port that no one listens on. */
async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts what `npm start -w mf-joining` starts. */
function startAlone(port: number, apiPort: number) {
  const child = spawn(process.execPath, [inRoot('tooling/run.mjs'), 'standalone'], {
    cwd: inRoot('mf-joining'),
    env: { ...process.env, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += words));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { said: () => said, ended, stop };
}

test('the team of joining sees its page alone, against an API that runs, and a build reloads it', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const port = await freePort();
  const alone = startAlone(port, systemPort + 1);
  try {
    await expect.poll(alone.said, { timeout: 240_000 }).toContain('Joining is running alone');
    const [address = ''] = /http:\/\/online-joining\.riverside\S+/.exec(alone.said()) ?? [];
    await page.goto(address);
    await expect(section(page, 'Choose your home centre')).toBeVisible();
    await page
      .getByRole('link', { name: /^Select and continue/ })
      .first()
      .click();
    await expect(section(page, 'Choose your membership')).toBeVisible();
    expect(fs.existsSync(inRoot('.cache/standalone-dist/shell'))).toBe(false);

    const reloaded = page.waitForEvent('load');
    await request.post(`http://127.0.0.1:${port}/__live`);
    await reloaded;
    await expect(section(page, 'Choose your membership')).toBeVisible();
  } finally {
    expect(await alone.stop()).toBe(0);
  }
});

test('it says what to do when no API answers', async () => {
  const alone = startAlone(await freePort(), await freePort());
  expect(await alone.ended).toBe(1);
  expect(alone.said()).toMatch(/No API answers at http:\/\/127\.0\.0\.1:\d+\. Start one with 'npm start'/);
});
