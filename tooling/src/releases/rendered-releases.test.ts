import { expect, it, vi } from 'vitest';
import { runRemote } from './run-remote.ts';
import { addShellHalf, makeRenderedBuild, startRendering } from './testing/rendering-site.ts';
import { makeSite } from './testing/test-site.ts';

/** Two processes start, then a worker for each set of releases. */
const PATIENCE = { timeout: 60_000, interval: 200 };

it('the server half of a release draws for those who have it, and that of the one before after a rollback', async () => {
  const site = makeSite();
  addShellHalf(site);
  const remote = (...words: string[]) => runRemote([...words, '--site', site], () => undefined);
  const publish = (version: string) =>
    remote('publish', 'mf-shop', '--from', makeRenderedBuild(site, version));
  await publish('1.0.0');
  const page = await startRendering(site);
  const expectDrawnBy = (version: string, tenant?: string) =>
    vi.waitFor(async () => expect(await page(tenant)).toContain(`<h1>Drawn by ${version}</h1>`), PATIENCE);

  await expectDrawnBy('1.0.0');
  await publish('1.1.0');
  await remote('promote', 'mf-shop', '1.1.0', '--tenant', 'harbour');
  await expectDrawnBy('1.1.0', 'harbour');
  await expectDrawnBy('1.0.0', 'riverside');
  await remote('promote', 'mf-shop', '1.1.0');
  await expectDrawnBy('1.1.0', 'riverside');
  await remote('rollback', 'mf-shop');
  await expectDrawnBy('1.0.0', 'riverside');
  await expectDrawnBy('1.0.0', 'harbour');
}, 240_000);
