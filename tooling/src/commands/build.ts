/** Builds what is stale; --force builds all. */
import { buildStale } from '../build.ts';
import { print, runCommand } from '../command.ts';

await runCommand(async () => {
  const built = await buildStale(print, process.argv.includes('--force'));
  if (built.length === 0) print('Nothing has changed since the last build.');
  return 0;
});
