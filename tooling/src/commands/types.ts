/** Checks the types of the whole house. */
import { runProgram } from '../checks/program.ts';
import { runCommand } from '../command.ts';

await runCommand(() => runProgram('tsc', ['-p', '.', ...process.argv.slice(2)]));
