/** Checks the form of all files, and which part may import which. */
import { lintHouse } from '../checks/lint-house.ts';
import { runCommand } from '../command.ts';

await runCommand(() => lintHouse(process.argv.slice(2)));
