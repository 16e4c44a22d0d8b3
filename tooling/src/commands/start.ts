/** Builds what is stale and runs the whole product. */
import { buildStale } from '../build.ts';
import { distFolder } from '../build-stamps.ts';
import { print, runCommand } from '../command.ts';
import { keepRunning, refuseSecondSystem, stopSignal } from '../system/keep-running.ts';
import { readPort, refuseTakenPorts } from '../system/ports.ts';

await runCommand(async () => {
  const port = readPort('PORT', process.env.PORT, 8080);
  await refuseSecondSystem(port);
  await refuseTakenPorts(port);
  await buildStale(print);
  print('Starting…');
  return keepRunning({ port, distDir: distFolder, signal: stopSignal() });
});
