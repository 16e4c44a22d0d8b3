import { inRoot } from 'tooling/repository';
import { refuseTakenPorts } from 'tooling/system/ports';
import { startSystem } from 'tooling/system/start-system';
import { terminalLine } from 'tooling/system/terminal-line';
import { withFileLock } from 'tooling/system/with-file-lock';
import { restoreSeededData, saveSeededData, seedStore } from './seeded-data.ts';
import { port } from './system-under-test.ts';

const dataDir = inRoot('.cache/e2e-data', String(port));

const start = () =>
  startSystem({
    port,
    dataDir,
    distDir: process.env.E2E_SITE || inRoot('dist'),
    hasRenderer: process.env.E2E_RENDERER !== 'killed',
    env: {
      GATEWAY_FAULTS: '1',
      CARD_SANDBOX_TEST_HOOKS: '1',
      TEST_CLOCK: '1',
      DATABASE_URL: undefined,
      // Tests say where their newcomers come from, as a proxy in front would: all at one address would meet its limits.
      TRUSTED_PROXIES: 'loopback',
    },
    onLine: (service, line) => {
      const shown = terminalLine(service, line);
      if (shown) console.log(shown);
    },
  });

/** Starts its own system for the tests, with fresh data. Returns how to stop it. */
export default async function setUp(): Promise<() => Promise<void>> {
  // A system that runs already would lose its data to this one.
  await refuseTakenPorts(port);
  // The round that runs beside this one waits for the database, and takes a copy.
  await withFileLock(seedStore, async () => {
    if (restoreSeededData(dataDir)) return;
    console.log('Filling a database for the tests…');
    const filling = await start();
    await filling.stop();
    saveSeededData(dataDir);
  });
  const system = await start();
  return system.stop;
}
