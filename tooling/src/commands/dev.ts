/** Runs the whole product from the sources: a change rebuilds its part and reloads the page. */
import { buildBaseMap } from '../base-map/build-base-map.ts';
import { print, runCommand } from '../command.ts';
import { inRoot } from '../repository.ts';
import { keepRunning, refuseSecondSystem, stopSignal } from '../system/keep-running.ts';
import { readPort, refuseTakenPorts } from '../system/ports.ts';
import { watchBuilds } from '../webpack-watch.ts';

const distDir = inRoot('.cache/dev-dist');

await runCommand(async () => {
  const port = readPort('PORT', process.env.PORT, 8080);
  await refuseSecondSystem(port);
  await refuseTakenPorts(port);
  print('Building every part; this takes a few seconds the first time…');
  buildBaseMap(distDir, print);
  const stopWatching = await watchBuilds(distDir, print);
  try {
    return await keepRunning({
      port,
      distDir,
      env: { LIVE_RELOAD: '1' },
      isWatching: true,
      signal: stopSignal(),
    });
  } finally {
    await stopWatching();
  }
});
