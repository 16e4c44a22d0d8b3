/** Checks the types of the whole house, each world with its own globals. */
import { runProgram } from '../checks/program.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runProgram('tsc', ['-b', ...process.argv.slice(2)]));
