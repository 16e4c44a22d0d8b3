/** Removes all data, so that the next start begins again. */
import fs from 'node:fs';
import { print, runCommand } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { dataFolder, runningPort } from '../system/running-mark.ts';

await runCommand(async () => {
  const port = await runningPort();
  if (port !== null) {
    throw new ExpectedFailure(
      `Touchline is running on port ${port}. Stop it with Ctrl-C, then run 'npm run reset' again.`,
    );
  }
  fs.rmSync(dataFolder, { recursive: true, force: true });
  print("All data is deleted. The next 'npm start' starts with fresh data.");
  return 0;
});
