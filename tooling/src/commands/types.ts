/** Checks all types, each environment with its own globals. */
import { checkTypes } from '../checks/check-types.ts';
import { runCommand } from '../command.ts';

await runCommand(() => checkTypes(process.argv.slice(2)));
