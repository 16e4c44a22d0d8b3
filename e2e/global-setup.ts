import { inRoot } from 'tooling/repository';
import { exclusively } from 'tooling/system/exclusively';
import { refuseTakenPorts } from 'tooling/system/ports';
import { shownLine } from 'tooling/system/shown-line';
import { startSystem } from 'tooling/system/start-system';
import { keepData, layOutData, seedStore } from './seeded-data.ts';
import { port } from './system-under-test.ts';

const dataDir = inRoot('.cache/e2e-data', String(port));

const start = () =>
  startSystem({
    port,
    dataDir,
    distDir: process.env.E2E_SITE || inRoot('dist'),
    env: { GATEWAY_FAULTS: '1', CARD_SANDBOX_TEST_HOOKS: '1', TEST_CLOCK: '1', DATABASE_URL: undefined },
    onLine: (service, line) => {
      const shown = shownLine(service, line);
      if (shown) console.log(shown);
    },
  });

/** Starts a system of its own for the tests, with fresh data. Answers how to stop it. */
export default async function setUp(): Promise<() => Promise<void>> {
  // A system that runs already would lose its data to this one.
  await refuseTakenPorts(port);
  // The round that runs beside this one waits for the database, and takes a copy.
  await exclusively(seedStore, async () => {
    if (layOutData(dataDir)) return;
    console.log('Filling a database for the tests…');
    const filling = await start();
    await filling.stop();
    keepData(dataDir);
  });
  const system = await start();
  return system.stop;
}
