/** Checks the form of all files, and which part may import which. */
import { lintRepository } from '../checks/lint-repository.ts';
import { runCommand } from '../command.ts';

await runCommand(() => lintRepository(process.argv.slice(2)));
