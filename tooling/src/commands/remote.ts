/** Publishes, promotes and rolls back one remote of a site; also list and status. */
import { print, runCommand } from '../command.ts';
import { runRemote } from '../releases/run-remote.ts';

await runCommand(() => runRemote(process.argv.slice(2), print));
