/** Backs up the API's PostgreSQL database, restores it, and proves that a backup can be restored. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand } from '../command.ts';
import { inRoot } from '../repository.ts';

await runCommand(async () => {
  const command = inRoot('services/reference-api/src/backup/main.ts');
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
});
