/** Runs the page of joining alone, from the sources, against an API that runs; a change rebuilds and reloads it. */
import { buildBaseMap } from '../base-map/build-base-map.ts';
import { print, runCommand } from '../command.ts';
import { inRoot } from '../repository.ts';
import { requireReachableApi, usedSystem } from '../standalone/find-api.ts';
import { keepPageRunning, refuseTakenPort } from '../standalone/keep-page-running.ts';
import { mountedParts } from '../standalone/mounted-parts.ts';
import { stopSignal } from '../system/keep-running.ts';
import { readPort } from '../system/ports.ts';
import { runningPort } from '../system/running-mark.ts';
import { watchBuilds } from '../webpack-watch.ts';

const distDir = inRoot('.cache/standalone-dist');

await runCommand(async () => {
  const port = readPort('PORT', process.env.PORT, 8090);
  const used = usedSystem(process.env, (await runningPort()) ?? 8080);
  await requireReachableApi(used.apiUrl);
  await refuseTakenPort(port);
  print('Building joining; this takes a few seconds the first time…');
  buildBaseMap(distDir, print);
  const stopWatching = await watchBuilds(distDir, print, mountedParts());
  try {
    return await keepPageRunning(port, distDir, used, stopSignal());
  } finally {
    await stopWatching();
  }
});
